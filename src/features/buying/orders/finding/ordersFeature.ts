import type { Feature } from '../../../../shared/store'
import { cancelOrderFeature } from '../unpaid/cancelling'
import { orderSummarySaga } from './loadOrder'

/** One order: loading it, its receipt by email, its move into an account. */
export const ordersFeature: Feature = { name: 'orders', needs: [cancelOrderFeature], saga: orderSummarySaga }
