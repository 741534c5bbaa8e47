import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * `npm run host` tests the production build behind a real nginx. It is separate from the unit tests, because it needs
 * both.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/host/*.test.ts'],
    environment: 'node',
    // The time is for a test that hangs: a slow machine is slower, never red.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
