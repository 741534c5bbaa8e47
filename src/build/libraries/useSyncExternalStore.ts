import type { PatchedLibrary } from './library.js'

/** React has what this package stands in for, and the package hands on React's own. */
export const useSyncExternalStore: PatchedLibrary = {
  name: 'use-sync-external-store',
  version: '1.7.0',
  replaced: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
}
