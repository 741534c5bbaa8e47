import * as v from 'valibot'
import { uuid } from '../../../api/contract/common'
import * as limits from '../../../api/contract/limits'
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
  /** The rider whose it is; null while nobody has signed in. */
  owner: v.nullable(uuid),
  /** Kept after the owner's session had ended: shown to whoever has not signed in, and the owner's all the same. */
  isOpen: v.optional(v.literal(true)),
  /** The fare card that was chosen then. */
  fareMediaId: v.nullable(uuid),
  lines: v.array(v.unknown()),
})

/** A cart that waits for later, beyond the specification. */
export type SavedCart = Omit<v.InferOutput<typeof savedCartSchema>, 'lines'> & { lines: CartLine[] }

/** How many carts one browser keeps. */
export const mostSavedCarts = 10

/**
 * The carts that can be trusted, with the lines that can be, and how much could not. What an operator's limit has become
 * since is checked when a cart is put back.
 */
export function trustedSavedCarts(stored: unknown[]): { carts: SavedCart[]; dropped: number } {
  const carts: SavedCart[] = []
  let dropped = 0
  for (const entry of stored) {
    const parsed = v.safeParse(savedCartSchema, entry)
    const read = parsed.success ? trustedLines(parsed.output.lines, limits.quantity) : { lines: [], dropped: 1 }
    dropped += read.dropped
    const isKnown = parsed.success && carts.some((cart) => cart.id === parsed.output.id)
    // One more than fits: a cart that was about to be exchanged for another.
    if (isKnown || carts.length > mostSavedCarts) dropped += 1
    else if (parsed.success && read.lines.length > 0) carts.push({ ...parsed.output, lines: read.lines })
  }
  return { carts, dropped }
}

/** The carts that somebody may see: their own, and those that were kept while nobody had signed in. */
export const savedCartsFor = (carts: SavedCart[], rider: string | null): SavedCart[] =>
  carts.filter(({ owner, isOpen }) => owner === null || owner === rider || (rider === null && isOpen))

/** Who signs in takes over what nobody owned; what another rider had kept goes (decision 23). */
export const claimedBy = (carts: SavedCart[], rider: string): SavedCart[] =>
  savedCartsFor(carts, rider).map(({ isOpen: _, ...cart }) => ({ ...cart, owner: rider }))

/**
 * The cart with a saved one put back, through the checks that an addition passes: conflicts are asked about, the same
 * product becomes one line, the order's limit holds. Alerts and renewal were answered when the products were added.
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

/** Renewal is for riders: a guest buys once. */
const allowed = (line: CartLine, { canSubscribe }: CartRules): CartLine =>
  canSubscribe ? line : { ...line, isSubscribed: false }
