import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'

/** Where a card in place of this one is ordered: the products that can replace it, or else what there is on plastic. */
export function cardsToOrder({ replacement_filters: filters }: Pick<FareMedium, 'replacement_filters'>): string {
  if (!filters || filters.length === 0) return paths.physical
  try {
    // As the list of products writes its filters: encoded twice, because an id may hold a colon.
    const parts = filters.map(({ filter_uuid, filter_value }) => `filter=${twice(filter_uuid)}:${twice(filter_value)}`)
    return `${paths.productsInTransitMode('physical')}?${parts.join('&')}`
  } catch {
    // Half of a surrogate pair, which no address can hold.
    return paths.physical
  }
}

const twice = (id: string) => encodeURIComponent(encodeURIComponent(id))
