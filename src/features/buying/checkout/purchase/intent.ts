import type { Quote } from '../../../../api/contract/buying/quotes'
import { hashOf } from '../../../../shared/hash'
import type { CartLine } from '../../cart'
import { orderLines } from './orderContent'

/** What is ordered and how it is paid. Equal values are one intent to buy. It holds no card data. */
export interface Ordered {
  lines: CartLine[]
  quote: Pick<Quote, 'promo_code' | 'subtotal' | 'shipping' | 'promo' | 'total'>
  shippingMethodId: string | null
  card?: string
  /** `signatureOf` the payment choice: ids of saved methods, kinds of new ones, and the split. */
  paidBy: string
}

/** Returns the buyer and a hash of the order. It is stored with the key, so it reveals nothing. */
export function intentOf(owner: string, { lines, quote, shippingMethodId, card, paidBy }: Ordered): string {
  const { promo_code, subtotal, shipping, promo, total } = quote
  const content = [orderLines(lines), [promo_code ?? '', subtotal, shipping, promo, total], shippingMethodId, paidBy]
  if (card) content.push(card)
  return `${owner}#${hashOf(JSON.stringify(content))}`
}

export const isOwnIntent = (intent: string, owner: string): boolean => intent.startsWith(`${owner}#`)
