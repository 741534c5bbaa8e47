/** Chance that is the same for the same seed. */
export interface Chance {
  /** Returns a number from 0 up to 1. */
  next: () => number
  /** Returns an entry of the list; one of weight 2 comes twice as often as one of weight 1. */
  pick: <Entry>(list: readonly Entry[], weightOf?: (entry: Entry) => number) => Entry | undefined
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  // Mulberry32: short, and good enough to choose acts.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (list, weightOf = () => 1) => {
      let left = next() * list.reduce((sum, entry) => sum + weightOf(entry), 0)
      return list.find((entry) => (left -= weightOf(entry)) < 0) ?? list.at(-1)
    },
  }
}
