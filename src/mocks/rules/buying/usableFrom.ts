import type { ProductRecord } from '../../catalogue/records'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { Localized } from '../../words/language'
import { isPhysical } from './soldProducts'

/** The card readers load new products for plastic cards overnight. */
export const overnight = 12 * 3_600_000

const words = {
  atOnce: { en: 'right after you pay', fr: 'dès le paiement' },
  overnight: { en: 'within 12 hours', fr: 'd’ici 12 heures' },
  shipped: { en: 'as soon as it arrives', fr: 'dès sa réception' },
  pickUp: { en: 'as soon as you pick it up', fr: 'dès que vous le récupérez' },
} satisfies Record<string, Localized>

/** Says when a product is usable after the payment, on the card that it is for. */
export function usableFrom(product: ProductRecord, card?: FareMediumRecord): Localized {
  if (product.shipping_enabled) return words.shipped
  if (isPhysical(product)) return words.pickUp
  return card?.type === 'physical' ? words.overnight : words.atOnce
}
