import fc from 'fast-check'
import { test } from 'vitest'

/**
 * Chance in tests: every run takes the same, so that what fails fails again. `npm run random` takes other chances, and
 * says by which seed.
 */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 20_261_122) })

/** A test that a property holds for whatever these generators give. */
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
