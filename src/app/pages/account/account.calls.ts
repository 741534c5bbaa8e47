import { getWallet } from '../../../api/contract/account/wallet'
import { listOrders } from '../../../api/contract/buying/orders'
import { listFareMedia } from '../../../api/contract/cards/fareMedia'
import { listUnattachedPasses } from '../../../api/contract/cards/passActs'
import { listCases } from '../../../api/contract/paying/cases'
import { listPaymentMethods } from '../../../api/contract/paying/paymentMethods'
import type { Call } from '../../../api/startedCalls'
import type { FirstCalls } from '../page'

const firstOrders: Call = {
  endpoint: listOrders,
  input: { params: { from: '', to: '', card: '', type: '', page: '1' } },
}

/** The reads of the overview's head and cards, in one round. The parts below ask when they show. */
export const overview: FirstCalls = ({ settings: { features } }) => [
  { endpoint: listFareMedia, input: {} },
  { endpoint: getWallet, input: {} },
  { endpoint: listPaymentMethods, input: {} },
  firstOrders,
  ...(features.fareMedia ? [{ endpoint: listUnattachedPasses, input: {} }] : []),
  ...(features.cases ? [{ endpoint: listCases, input: {} }] : []),
]

export const wallet: FirstCalls = () => [{ endpoint: getWallet, input: {} }]

/** Other tabs, filters, entries and paper begin with other calls. */
export const orders: FirstCalls = ({ params: { page = '1', id }, query }) =>
  id === undefined && query.size === 0
    ? [{ ...firstOrders, input: { params: { ...firstOrders.input.params, page } } }]
    : []
