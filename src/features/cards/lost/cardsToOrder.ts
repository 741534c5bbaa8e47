import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'

/** Returns the address of the products that can replace a card, or else of all on plastic. */
export function cardsToOrder({ replacement_filters: filters }: Pick<FareMedium, 'replacement_filters'>): string {
  const plastic = paths.productsInTransitMode('physical')
  if (!filters || filters.length === 0) return plastic
  try {
    // The products' page writes its filters like this: encoded twice, because an id may hold a colon.
    const parts = filters.map(({ filter_uuid, filter_value }) => `filter=${twice(filter_uuid)}:${twice(filter_value)}`)
    return `${plastic}?${parts.join('&')}`
  } catch {
    // Half of a surrogate pair fits in no address.
    return plastic
  }
}

const twice = (id: string) => encodeURIComponent(encodeURIComponent(id))
