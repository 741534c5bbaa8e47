import type { ProductRecord } from '../../catalogue/records'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { Usable } from '../../../api/contract/base/common'
import type { Localized } from '../../words/language'
import { isPhysical } from './soldProducts'

/** The card readers load new products for plastic cards overnight. */
export const overnight = 12 * 3_600_000

interface UsableRecord {
  usable: Usable
  words: Localized
}

const times = {
  atOnce: { usable: { when: 'at_once' }, words: { en: 'right after you pay', fr: 'dès le paiement' } },
  overnight: { usable: { when: 'within_hours', hours: 12 }, words: { en: 'within 12 hours', fr: 'd’ici 12 heures' } },
  shipped: { usable: { when: 'on_arrival' }, words: { en: 'as soon as it arrives', fr: 'dès sa réception' } },
  pickUp: {
    usable: { when: 'on_pickup' },
    words: { en: 'as soon as you pick it up', fr: 'dès que vous le récupérez' },
  },
} satisfies Record<string, UsableRecord>

/** Says when a product is usable after the payment, on the card that it is for. */
export function usableFrom(product: ProductRecord, card?: FareMediumRecord): UsableRecord {
  if (product.shipping_enabled) return times.shipped
  if (isPhysical(product)) return times.pickUp
  return card?.type === 'physical' ? times.overnight : times.atOnce
}
