/** One step of a pattern: past a character, past a condition on the place, or past nothing. */
export interface State {
  accepts?: (character: string) => boolean
  holdsAt?: (place: number) => boolean
  next: State[]
  /** The place where it was met last. */
  metAt?: number
}

interface Way {
  isBackward: boolean
  /** Enters at every place, not at the first alone. */
  fromAnywhere: boolean
}

/**
 * Walks a text with all states at once (Thompson's way): each state is met once at each place, so the time is bounded by
 * states times characters. Gives for each place whether the accepting state was met there.
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
    // The list grows while it is walked through.
    for (const state of current) {
      if (state === accepted) found[place] = true
      else if (!state.accepts) {
        if (!state.holdsAt || state.holdsAt(place)) meet(state.next)
      } else if (character !== undefined && state.accepts(character)) following.push(...state.next)
    }
  }
  return found
}
