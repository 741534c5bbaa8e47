import * as v from 'valibot'
import { uuid } from '../../../../api/contract/base/common'
import * as limits from '../../../../api/contract/base/limits'
import { conflictChecks, lineLimit, orderLimit, overLineLimit } from '../checks/checks'
import { draftOf, linesOf } from '../checks/draft'
import type { CartRules } from '../checks/draft'
import { walkChecks } from '../checks/walkChecks'
import type { Walk } from '../checks/walkChecks'
import { countOf, joined } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { trustedLines } from '../state/cartStorage'

const savedCartSchema = v.object({
  id: uuid,
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  /** The rider who owns the cart; null if it was saved without an account. */
  owner: v.nullable(uuid),
  /**
   * The cart was saved after the session had ended. Visitors without an account see it too, though it is the owner's.
   */
  isOpen: v.optional(v.literal(true)),
  fareMediaId: v.nullable(uuid),
  lines: v.array(v.unknown()),
})

/** A cart saved for later, which the specification does not have. */
export type SavedCart = Omit<v.InferOutput<typeof savedCartSchema>, 'lines'> & { lines: CartLine[] }

export const mostSavedCarts = 10

/**
 * Returns the valid carts and lines, and how many were dropped. The operator's limit is checked when a cart is put
 * back.
 */
export function trustedSavedCarts(stored: unknown[]): { carts: SavedCart[]; dropped: number } {
  const carts: SavedCart[] = []
  let dropped = 0
  for (const entry of stored) {
    const parsed = v.safeParse(savedCartSchema, entry)
    const read = parsed.success ? trustedLines(parsed.output.lines, limits.quantity) : { lines: [], dropped: 1 }
    dropped += read.dropped
    const isKnown = parsed.success && carts.some((cart) => cart.id === parsed.output.id)
    // A crash while two carts were exchanged may store one more than the limit.
    if (isKnown || carts.length > mostSavedCarts) dropped += 1
    else if (parsed.success && read.lines.length > 0) carts.push({ ...parsed.output, lines: read.lines })
  }
  return { carts, dropped }
}

/** Returns the carts that a visitor may see: their own, and those saved while signed out. */
export const savedCartsFor = (carts: SavedCart[], rider: string | null): SavedCart[] =>
  carts.filter(({ owner, isOpen }) => owner === null || owner === rider || (rider === null && isOpen))

/** Gives carts without an owner to the rider, and drops those of another rider (decision 23). */
export const claimedBy = (carts: SavedCart[], rider: string): SavedCart[] =>
  savedCartsFor(carts, rider).map(({ isOpen: _, ...cart }) => ({ ...cart, owner: rider }))

/**
 * Puts a saved cart back through the checks of an addition: conflicts, equal lines, limits. Alerts and renewal were
 * answered before.
 */
export function* putBack(
  lines: CartLine[],
  kept: CartLine[],
  rules: CartRules,
): Walk<{ lines: CartLine[]; setAside: CartLine[] } | 'abort'> {
  const [first] = kept
  if (!first) return 'abort'
  let draft = draftOf(lines, first, rules)
  for (const line of kept) {
    const next = yield* walkChecks(conflictChecks, { ...draft, addition: line })
    if (next === 'abort') return next
    draft = next
  }
  const together = kept.map((line) => allowed(line, rules)).reduce(joined, draft.lines)
  const tooMany = overLineLimit(together, [draft.lines, kept], rules)
  if (tooMany) {
    const alone = { ...draft, lines: [tooMany], addition: tooMany, isMerged: true }
    if ((yield* walkChecks([lineLimit], alone)) === 'abort') return 'abort'
  }
  const addition = { ...first, quantity: countOf(kept) }
  const whole = yield* walkChecks([orderLimit], { ...draft, lines: together, addition, isMerged: true })
  return whole === 'abort' ? whole : { lines: linesOf(whole), setAside: whole.setAside }
}

/** A guest cannot renew. */
const allowed = (line: CartLine, { canSubscribe }: CartRules): CartLine =>
  canSubscribe ? line : { ...line, isSubscribed: false }
