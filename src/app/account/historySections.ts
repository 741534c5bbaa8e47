import { paths } from '../../shared/paths'
import { clockGlyph, renewalGlyph, ticketGlyph } from '../../shared/ui/glyphs/products'

const texts = ['histories', 'orders', 'passes', 'fareMedia', 'cardHistory', 'csv']
const scenarios = ['longHistory', 'newRider']

/** The sections of what a rider has bought. */
export const historySections = [
  {
    route: 'accountOrders' as const,
    start: paths.accountOrders,
    title: 'account.orders' as const,
    glyph: clockGlyph,
    load: () => import('../pages/OrderHistoryPage'),
    texts,
    scenarios,
  },
  {
    route: 'accountPassHistory' as const,
    start: paths.accountPassHistory,
    title: 'account.passHistory' as const,
    glyph: ticketGlyph,
    load: () => import('../pages/PassHistoryPage'),
    texts,
    scenarios,
  },
  {
    route: 'accountPurchases' as const,
    start: paths.accountPurchases,
    title: 'account.purchases' as const,
    glyph: renewalGlyph,
    load: () => import('../../features/purchaseHistory/PurchaseHistoryScreen'),
    texts,
    scenarios,
  },
]
