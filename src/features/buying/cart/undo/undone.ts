import { conflictChecks, overLineLimit } from '../checks/checks'
import { draftOf } from '../checks/draft'
import type { CartRules } from '../checks/draft'
import { countOf, joined, lineKey } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'

/** A removed line and its place, counted from 0. */
export interface TakenLine {
  line: CartLine
  at: number
}

/**
 * Returns the cart with removed lines back in place and quantities added; undefined if they conflict with later lines, or
 * exceed a limit together with them.
 */
export function undone(lines: CartLine[], taken: TakenLine[], rules: CartRules): CartLine[] | undefined {
  const kept = taken.map(({ line }) => line)
  const isConflict = kept.some((line) => conflictChecks.some((check) => check(draftOf(lines, line, rules))))
  if (isConflict || countOf(lines) + countOf(kept) > rules.maxCartQuantity) return undefined
  const whole = taken.reduce((all, { line, at }) => {
    const isThere = all.some((entry) => lineKey(entry) === lineKey(line))
    return isThere ? joined(all, line) : [...all.slice(0, at), line, ...all.slice(at)]
  }, lines)
  return overLineLimit(whole, [lines, kept], rules) ? undefined : whole
}
