/**
 * `npm run deep` plays every matrix whole (`TESTS=whole`). `npm test` plays a fixed sample of it, so that it ends within
 * ten minutes.
 */
export const isWhole = process.env.TESTS === 'whole'

/** Returns every `step`th entry of a list, beginning with entry number `from`; all entries in `npm run deep`. */
export const sampleOf = <Entry>(list: readonly Entry[], step: number, from = 0): readonly Entry[] =>
  isWhole ? list : list.filter((_, at) => at % step === from)

/** Returns how often a random test is played: `whole` times in `npm run deep`, `sample` times in `npm test`. */
export const timesOf = (whole: number, sample: number): number => (isWhole ? whole : sample)
