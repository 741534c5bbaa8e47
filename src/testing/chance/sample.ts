/**
 * `npm run deep` plays every matrix whole (`TESTS=whole`). `npm test` plays a fixed sample of it, so that it ends within
 * ten minutes. `npm run mutants` plays a few (`TESTS=few`), because it plays them for each mutant.
 */
export const isWhole = process.env.TESTS === 'whole'

/** Returns every `step`th entry of a list, beginning with entry number `from`; all entries in `npm run deep`. */
export const sampleOf = <Entry>(list: readonly Entry[], step: number, from = 0): readonly Entry[] =>
  isWhole ? list : list.filter((_, at) => at % step === from)

/** Returns how often a random test is played: in `npm run deep`, in `npm test`, and for each mutant. */
export function timesOf(whole: number, sample: number, few = sample): number {
  if (isWhole) return whole
  return process.env.TESTS === 'few' ? few : sample
}

/**
 * Returns what a count of a random test must exceed, so that the test proves something. The few rounds of one seed of
 * `npm run random` may miss it by chance.
 */
export const proofOf = (count: number): number => (!isWhole && process.env.RANDOM_SEED !== undefined ? -1 : count)
