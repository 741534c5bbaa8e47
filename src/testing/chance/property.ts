import fc from 'fast-check'
import { test } from 'vitest'

/**
 * Random values in tests: every run uses the same seed, so that a failure can be repeated. `npm run random` uses
 * another seed and prints it.
 */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 20_261_122) })

/** Defines a test of a property that must hold for all values of these generators. */
export function property<Values extends [unknown, ...unknown[]]>(
  generators: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  params?: fc.Parameters<Values>,
) {
  return (title: string, holds: (...values: Values) => unknown) =>
    test(title, async () => {
      const asked = fc.asyncProperty<Values>(...generators, async (...values) => (await holds(...values)) !== false)
      await fc.assert(asked, params)
    })
}

export { fc }
