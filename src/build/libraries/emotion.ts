import { fileURLToPath } from 'node:url'
import type { PatchedLibrary } from './library.js'

export const isPropValid: PatchedLibrary = {
  name: '@emotion/is-prop-valid',
  version: '1.4.0',
  replaced: [
    {
      find: /^@emotion\/is-prop-valid$/,
      replacement: fileURLToPath(new URL('forwardedProp.ts', import.meta.url)),
    },
  ],
}
