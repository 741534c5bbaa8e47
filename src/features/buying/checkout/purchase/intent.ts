import type { Quote } from '../../../../api/contract/buying/quotes'
import { hashOf } from '../../../../shared/hash'
import type { CartLine } from '../../cart'
import { orderLines } from './orderContent'

/** Equal values are one intent to buy. No card data. */
export interface Ordered {
  lines: CartLine[]
  quote: Pick<Quote, 'promo_code' | 'subtotal' | 'shipping' | 'promo' | 'total'>
  shippingMethodId: string | null
  card?: string
  /** `signatureOf` the choice: saved ids, new kinds, the split. */
  paidBy: string
}

/** Buyer and a hash that reveals nothing, stored with the key. */
export function intentOf(owner: string, { lines, quote, shippingMethodId, card, paidBy }: Ordered): string {
  const { promo_code, subtotal, shipping, promo, total } = quote
  const content = [orderLines(lines), [promo_code ?? '', subtotal, shipping, promo, total], shippingMethodId, paidBy]
  if (card) content.push(card)
  return `${owner}#${hashOf(JSON.stringify(content))}`
}

export const isOwnIntent = (intent: string, owner: string): boolean => intent.startsWith(`${owner}#`)
