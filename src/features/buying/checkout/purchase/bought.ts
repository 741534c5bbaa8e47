import * as v from 'valibot'
import { hashOf } from '../../../../shared/hash'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { cartBought, lineKey, selectCartLines } from '../../cart'
import type { CartLine } from '../../cart'

export const hash = v.pipe(v.string(), v.maxLength(20))

/** An ordered line, stored to find it in the cart later. It holds hashes instead of names. */
export const boughtLineSchema = v.object({
  line: hash,
  card: v.optional(hash),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type BoughtLine = v.InferOutput<typeof boughtLineSchema>

/** Returns ordered lines. `card`: the card of lines that had none so far. */
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

/** Takes paid lines out; lines added later stay. It must be called inside `withCartLock`. */
export function* removeBoughtLines(bought: BoughtLine[]): SagaOf<void> {
  yield* put(cartBought(withoutBought(yield* select(selectCartLines), bought)))
}
