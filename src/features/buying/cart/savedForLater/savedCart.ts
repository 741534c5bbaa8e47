import * as v from 'valibot'
import { uuid } from '../../../../api/contract/base/common'
import * as limits from '../../../../api/contract/base/limits'
import { conflictChecks, orderLimit } from '../checks/checks'
import { draftOf, linesOf } from '../checks/draft'
import type { CartRules } from '../checks/draft'
import { walkChecks } from '../checks/walkChecks'
import type { Walk } from '../checks/walkChecks'
import { countOf, joined } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { trustedLines } from '../state/cartStorage'

const savedCartSchema = v.object({
  id: uuid,
  /** Milliseconds since the epoch. */
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  /** The rider who owns the cart; null if it was saved without an account. */
  owner: v.nullable(uuid),
  /**
   * Saved after the owner's session had ended: visitors without an account also see it. It still belongs to the owner.
   */
  isOpen: v.optional(v.literal(true)),
  /** The fare card that was chosen when the cart was saved. */
  fareMediaId: v.nullable(uuid),
  lines: v.array(v.unknown()),
})

/** A cart saved for later, beyond the specification. */
export type SavedCart = Omit<v.InferOutput<typeof savedCartSchema>, 'lines'> & { lines: CartLine[] }

/** How many carts one browser stores. */
export const mostSavedCarts = 10

/**
 * Returns the stored carts and lines that are valid, and how many entries were dropped. The operator's current limit is
 * checked only when a cart is put back.
 */
export function trustedSavedCarts(stored: unknown[]): { carts: SavedCart[]; dropped: number } {
  const carts: SavedCart[] = []
  let dropped = 0
  for (const entry of stored) {
    const parsed = v.safeParse(savedCartSchema, entry)
    const read = parsed.success ? trustedLines(parsed.output.lines, limits.quantity) : { lines: [], dropped: 1 }
    dropped += read.dropped
    const isKnown = parsed.success && carts.some((cart) => cart.id === parsed.output.id)
    // One more than the limit may be stored: a crash interrupted the exchange of two carts.
    if (isKnown || carts.length > mostSavedCarts) dropped += 1
    else if (parsed.success && read.lines.length > 0) carts.push({ ...parsed.output, lines: read.lines })
  }
  return { carts, dropped }
}

/** Returns the carts that a visitor may see: their own, and those saved while signed out. */
export const savedCartsFor = (carts: SavedCart[], rider: string | null): SavedCart[] =>
  carts.filter(({ owner, isOpen }) => owner === null || owner === rider || (rider === null && isOpen))

/** Gives carts without an owner to the rider who signs in, and drops those of another rider (decision 23). */
export const claimedBy = (carts: SavedCart[], rider: string): SavedCart[] =>
  savedCartsFor(carts, rider).map(({ isOpen: _, ...cart }) => ({ ...cart, owner: rider }))

/**
 * Returns the cart with a saved one put back, through the checks of an addition: conflicts are asked about, equal
 * products become one line, and the order's limit holds. Alerts and renewal were answered when the products were added.
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
  const addition = { ...first, quantity: countOf(kept) }
  const whole = yield* walkChecks([orderLimit], { ...draft, lines: together, addition, isMerged: true })
  return whole === 'abort' ? whole : { lines: linesOf(whole), setAside: whole.setAside }
}

/** Only riders can renew; a guest buys once. */
const allowed = (line: CartLine, { canSubscribe }: CartRules): CartLine =>
  canSubscribe ? line : { ...line, isSubscribed: false }
