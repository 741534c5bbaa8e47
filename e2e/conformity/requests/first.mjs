import { Untried } from '../judge.mjs'

/** Returns the first of a list. What a backend does not have cannot be tried. */
export function first(list, what) {
  if (list?.length > 0) return list[0]
  throw new Untried(what)
}
