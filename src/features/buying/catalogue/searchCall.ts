import { searchProducts, searchProductsAsGuest, searchProductsForCard } from '../../../api/contract/buying/products'
import type { SearchBody } from '../../../api/contract/buying/products'

/** What a search asks for, in the operator's order. */
export type Wanted = Omit<SearchBody, 'sort' | 'applied_filters'> & Partial<Pick<SearchBody, 'applied_filters'>>

/** The visitor and transit mode decide which service answers (CAT-09). */
export interface Asker {
  isRider: boolean
  purchaseType: 'digital' | 'physical' | null
  faremediaId: string | undefined
}

export function searchCall(wanted: Wanted, { isRider, purchaseType, faremediaId }: Asker) {
  const body: SearchBody = { applied_filters: [], ...wanted, sort: [{ field: 'list_priority', order: 'asc' }] }
  if (purchaseType) {
    const forCard = { ...body, purchase_type: purchaseType, faremedia_id: faremediaId }
    return { endpoint: searchProductsForCard, input: { body: forCard } }
  }
  return { endpoint: isRider ? searchProducts : searchProductsAsGuest, input: { body } }
}
