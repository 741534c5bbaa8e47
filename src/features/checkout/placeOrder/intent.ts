import type { Quote } from '../../../api/contract/orders'
import type { CartLine } from '../../cart'
import { orderLines } from '../orderContent'

/** What is ordered and how it is paid: what makes one intent to buy the same as another. Never card data. */
export interface Ordered {
  lines: CartLine[]
  quote: Pick<Quote, 'promo_code' | 'subtotal' | 'shipping' | 'promo' | 'total'>
  shippingMethodId: string | null
  /** The fare card that it is for, where it is for one. */
  card?: string
  /** `signatureOf` the choice: ids of saved methods, kinds of new ones, and how a split is divided. */
  paidBy: string
}

/** Who orders, and a hash of what: kept beside the attempt's key, so it must tell nothing by itself. */
export function intentOf(owner: string, { lines, quote, shippingMethodId, card, paidBy }: Ordered): string {
  const { promo_code, subtotal, shipping, promo, total } = quote
  const content = [orderLines(lines), [promo_code ?? '', subtotal, shipping, promo, total], shippingMethodId, paidBy]
  if (card) content.push(card)
  const text = JSON.stringify(content)
  return `${owner}#${hashOf(text, 0x811c9dc5)}${hashOf(text, 0x9e3779b9)}`
}

export const ownerOfIntent = (intent: string): string => intent.slice(0, intent.lastIndexOf('#'))

export const isOwnIntent = (intent: string, owner: string): boolean => intent.startsWith(`${owner}#`)

/** The owner of what is bought without an account. */
export const guestOwner = 'guest'
export const isGuestsIntent = (intent: string): boolean => isOwnIntent(intent, guestOwner)

/** FNV-1a: enough to tell orders of one tab apart; two seeds make an accident out of the question. */
function hashOf(text: string, seed: number): string {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
