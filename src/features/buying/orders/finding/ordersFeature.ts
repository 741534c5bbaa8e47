import type { Feature } from '../../../../shared/store'
import { orderSummarySaga } from './loadOrder'

/** One order: loading it, its receipt by email, its move into an account. */
export const ordersFeature: Feature = { name: 'orders', saga: orderSummarySaga }
