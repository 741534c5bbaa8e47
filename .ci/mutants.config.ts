import { defineConfig, mergeConfig } from 'vitest/config'
import portal from '../vite.config.js'

/** In milliseconds. */
const limit = 15_000

/** Some mutants make a test wait without end. It fails early, because Stryker restarts a test process that it has to stop. */
export default defineConfig((env) => mergeConfig(portal(env), { test: { testTimeout: limit, hookTimeout: limit } }))
