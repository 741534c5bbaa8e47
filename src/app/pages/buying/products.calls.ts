import { getOrgConfig } from '../../../api/contract/identity/orgConfig'
import type { SearchAnswer } from '../../../api/contract/buying/products'
import { searchCall } from '../../../features/buying/catalogue/searchCall'
import {
  filtersWanted,
  mayMeet,
  productsWanted,
  searchOf,
  showInDocument,
} from '../../../features/buying/products/onDemand'
import { cardKeys } from '../../../features/cards/fareMedia/cards/cardKeys'
import { readStored } from '../../../shared/storage/browserStorage'
import type { FirstCalls } from '../page'

/** A shared link asks for its filters and products at once. */
export const products: FirstCalls = ({ params, query, settings, visitor }) => {
  const { serviceType, passType, applied } = searchOf(params, query, settings.features.fareMedia)
  if (serviceType !== null) return [{ endpoint: getOrgConfig, input: {} }]
  const asker = {
    isRider: visitor.kind === 'rider',
    purchaseType: passType,
    faremediaId: readStored(cardKeys.fareMediaId),
  }
  const filters = {
    ...searchCall(filtersWanted(applied), asker),
    show: (answer: SearchAnswer) => showInDocument(answer, applied),
  }
  return mayMeet(applied) ? [filters, searchCall(productsWanted(applied, 1), asker)] : [filters]
}
