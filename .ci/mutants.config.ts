import { readFileSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vitest/config'
import portal from '../vite.config.js'
// @ts-expect-error -- a script without types
import TestOrder, { isLong } from './testOrder.mjs'

/** Random tests play a few stories for each mutant (`src/testing/chance/sample.ts`). */
process.env.TESTS = 'few'

const loadsPortal = /testing\/(portal|wholePortal|screens|secondStep|buying)/

/** Tests of rules come first, then those that load the portal, then random stories. */
function rankOf(spec) {
  if (isLong(spec)) return 2
  return loadsPortal.test(readFileSync(spec.moduleId, 'utf8')) ? 1 : 0
}

/** The first test that fails ends a mutant, so short tests come first. */
class ShortFirst extends TestOrder {
  async sort(specs) {
    const ranked = (await super.sort(specs)).map((spec) => ({ spec, rank: rankOf(spec) }))
    return ranked.sort((one, other) => one.rank - other.rank).map(({ spec }) => spec)
  }
}

/** In milliseconds. */
const limit = 15_000

/** Some mutants make a test wait without end. It fails early, because Stryker restarts a test process that it has to stop. */
export default defineConfig((env) =>
  mergeConfig(portal(env), {
    test: { testTimeout: limit, hookTimeout: limit, sequence: { sequencer: ShortFirst } },
  }),
)
