/** A step of a pattern. It consumes a character, checks the place, or does neither. */
export interface State {
  accepts?: (character: string) => boolean
  holdsAt?: (place: number) => boolean
  next: State[]
  metAt?: number
}

interface Way {
  isBackward: boolean
  /** Enters at every place, not only at the first. */
  fromAnywhere: boolean
}

/**
 * Runs all states at once (Thompson). Each state is reached at most once per place, so states times characters bound
 * the time. Returns for each place whether the pattern was accepted there.
 */
export function placesReached(entry: State, accepted: State, text: string[], way: Way): boolean[] {
  const { isBackward, fromAnywhere } = way
  const found = Array<boolean>(text.length + 1).fill(false)
  let current: State[] = []
  let following: State[] = []
  let place = 0
  const meet = (states: State[]) => {
    for (const state of states) {
      if (state.metAt === place) continue
      state.metAt = place
      current.push(state)
    }
  }
  for (let step = 0; step <= text.length; step += 1) {
    place = isBackward ? text.length - step : step
    const character = text[isBackward ? place - 1 : place]
    current = []
    meet(following)
    if (step === 0 || fromAnywhere) meet([entry])
    following = []
    // The list grows during this loop.
    for (const state of current) {
      if (state === accepted) found[place] = true
      else if (!state.accepts) {
        if (!state.holdsAt || state.holdsAt(place)) meet(state.next)
      } else if (character !== undefined && state.accepts(character)) following.push(...state.next)
    }
  }
  return found
}
