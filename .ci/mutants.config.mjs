import { readFileSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vitest/config'
import portal from '../vite.config.ts'
import TestOrder, { isLong } from './testOrder.mjs'

/** Random tests play a few stories for each mutant (`src/testing/chance/sample.ts`). */
process.env.TESTS = 'few'

/** Each project has a worker of its own, which begins when the one before it has ended without a failure. */
const costs = [/^node$/, /^node/, /^document$/, /^document/]

/** Tests of rules in Node come first, then those with a document, then those that load the portal, then random stories. */
function rankOf(spec) {
  const loadsPortal = /testing\/(portal|wholePortal|screens|secondStep|buying)/.test(
    readFileSync(spec.moduleId, 'utf8'),
  )
  return costs.findIndex((name) => name.test(spec.project.name)) + (loadsPortal ? 10 : 0) + (isLong(spec) ? 20 : 0)
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
