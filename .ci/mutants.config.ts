import { defineConfig, mergeConfig } from 'vitest/config'
import portal from '../vite.config.js'

/** In milliseconds. */
const limit = 15_000

/** A change can let a test wait for ever: it fails early, because a run that has to be stopped begins anew. */
export default defineConfig((env) => mergeConfig(portal(env), { test: { testTimeout: limit, hookTimeout: limit } }))
