import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'

/** What can replace it, else all on plastic. */
export function cardsToOrder({ replacement_filters: filters }: Pick<FareMedium, 'replacement_filters'>): string {
  if (!filters || filters.length === 0) return paths.physical
  try {
    // As the products' address: encoded twice, for a colon in an id.
    const parts = filters.map(({ filter_uuid, filter_value }) => `filter=${twice(filter_uuid)}:${twice(filter_value)}`)
    return `${paths.productsInTransitMode('physical')}?${parts.join('&')}`
  } catch {
    // Half a surrogate pair.
    return paths.physical
  }
}

const twice = (id: string) => encodeURIComponent(encodeURIComponent(id))
