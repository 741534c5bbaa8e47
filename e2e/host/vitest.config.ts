import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run host`: the production build behind a real nginx. Apart from the unit tests, since it needs both. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['e2e/host/*.test.ts'], environment: 'node' },
})
