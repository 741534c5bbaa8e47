import { listFareMedia } from '../../api/contract/cards/fareMedia'
import { getOrgConfig } from '../../api/contract/identity/orgConfig'
import { listPaymentMethods } from '../../api/contract/paying/paymentMethods'
import { startCall } from '../../api/exchange'
import type { RequestContext } from '../../api/requestInput'
import type { Call, StartedCall } from '../../api/startedCalls'
import type { OperatorSettings } from '../../features/identity/settings'
import { searchOf } from '../../features/buying/products/search/addressFilters'
import { filtersWanted, productsWanted } from '../../features/buying/products/search/searchWanted'
import { searchCall } from '../../features/buying/catalogue/searchCall'
import { formCall } from '../../shared/forms/server/formCall'
import { now } from '../../shared/clock'
import { readStored } from '../../shared/storage/browserStorage'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import type { FoundRoute } from '../routing/routeOf'

/** The visit that begins: who comes, to which address, and what requests carry. */
export interface Visit extends Pick<FoundRoute, 'params'>, Pick<RequestContext, 'visitor' | 'language'> {
  settings: OperatorSettings
  query: URLSearchParams
}

/**
 * Returns the reads that a page begins with, the most urgent first. They are built by the same functions as the flow's
 * own; one that the flow does not send is dropped.
 */
export type FirstCalls = (visit: Visit) => Call[]

const form =
  (name: string): FirstCalls =>
  ({ language }) => [formCall(name, language)]

export const signIn = form('login')
export const signUp = form('signup')
export const forgotPassword = form('forgot')

/** A shared link to a filter combination asks for its filters and its products at once. */
export const products: FirstCalls = ({ params, query, settings, visitor }) => {
  const { serviceType, passType, applied } = searchOf(params, query, settings.features.fareMedia)
  if (serviceType !== null) return [{ endpoint: getOrgConfig, input: {} }]
  const asker = {
    isRider: visitor.kind === 'rider',
    purchaseType: passType,
    faremediaId: readStored(cardKeys.fareMediaId),
  }
  const filters = searchCall(filtersWanted(applied), asker)
  return applied.length > 0 ? [filters, searchCall(productsWanted(applied, 1), asker)] : [filters]
}

const cards: Call[] = [{ endpoint: listFareMedia, input: {} }]

/** A guest with a card sees that card. */
export const manageCard: FirstCalls = ({ visitor }) => (visitor.kind === 'guest' && visitor.cardToken ? cards : [])

/** Riders choose among their cards; others sign in, or go on to their one card. */
export const digital: FirstCalls = (visit) => {
  if (visit.visitor.kind === 'rider') return cards
  const ofGuest = manageCard(visit)
  return ofGuest.length > 0 ? ofGuest : signIn(visit)
}

/** The quote follows once the cart is read. */
export const checkout: FirstCalls = () => [{ endpoint: listPaymentMethods, input: {} }]

/** Sends the calls as the client would (`request`), which takes them up when the page asks for them. */
export function startCalls(calls: FirstCalls, visit: Visit): StartedCall[] {
  const { hosts, clientId, childOrganizationUuid } = visit.settings
  const { language, visitor } = visit
  const context = { hosts, clientId, childOrganizationUuid, language, visitor, now }
  return calls(visit).map((call) => startCall(call, context))
}
