import * as v from 'valibot'
import { hashOf } from '../../shared/hash'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { cartBought, lineKey, selectCartLines } from '../cart'
import type { CartLine } from '../cart'

const hash = v.pipe(v.string(), v.maxLength(20))

/**
 * A line that was ordered, as far as it takes to find it in the cart later. It is stored while nobody knows what became
 * of the order, so it has hashes for names.
 */
export const boughtLineSchema = v.object({
  line: hash,
  /** The fare card that it was ordered for, where it was for one. */
  card: v.optional(hash),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type BoughtLine = v.InferOutput<typeof boughtLineSchema>

/** Lines that are ordered. `card`: the fare card for those that waited for one to be chosen. */
export function boughtLines(lines: CartLine[], card?: string): BoughtLine[] {
  return lines.map((line) => {
    const chosen = line.faremedia_id === null ? card : line.faremedia_id
    return { line: hashOf(lineKey(line)), quantity: line.quantity, ...(chosen && { card: hashOf(chosen) }) }
  })
}

/** The cart without what was bought, quantity by quantity. The same product for another card is not what was bought. */
export function withoutBought(lines: CartLine[], bought: BoughtLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (bought.find((entry) => isSame(line, entry))?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

function isSame(line: CartLine, { line: name, card }: BoughtLine): boolean {
  if (hashOf(lineKey(line)) !== name) return false
  const { faremedia_id: own } = line
  return own === null || (own && hashOf(own)) === card
}

/** Paid: what was bought leaves the cart, and what has come since stays. To be done in `withCartLock`. */
export function* takeOutBought(bought: BoughtLine[]): SagaOf<void> {
  yield* put(cartBought(withoutBought(yield* select(selectCartLines), bought)))
}
