import * as v from 'valibot'
import { hashOf } from '../../../../shared/hash'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { cartBought, lineKey, selectCartLines } from '../../cart'
import type { CartLine } from '../../cart'

export const hash = v.pipe(v.string(), v.maxLength(20))

/**
 * An ordered line, with what is needed to find it in the cart later. It is stored while the outcome of the order is
 * unknown, so it holds hashes in place of names.
 */
export const boughtLineSchema = v.object({
  line: hash,
  /** The fare card of the line, if it was ordered for one. */
  card: v.optional(hash),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type BoughtLine = v.InferOutput<typeof boughtLineSchema>

/** Returns lines as ordered lines. `card`: the fare card for lines that had no card chosen yet. */
export function boughtLines(lines: CartLine[], card?: string): BoughtLine[] {
  return lines.map((line) => {
    const chosen = line.faremedia_id === null ? card : line.faremedia_id
    return { line: hashOf(lineKey(line)), quantity: line.quantity, ...(chosen && { card: hashOf(chosen) }) }
  })
}

/** Returns the cart without the bought quantities. The same product for another card stays. */
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

/** Takes the paid lines out of the cart; lines added since then stay. Call it inside `withCartLock`. */
export function* removeBoughtLines(bought: BoughtLine[]): SagaOf<void> {
  yield* put(cartBought(withoutBought(yield* select(selectCartLines), bought)))
}
