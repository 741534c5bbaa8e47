import OrderSummaryScreen, { feature as orders } from '../../features/buying/orders/OrderSummaryScreen'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = [orders, buyAgainFlow]

export default OrderSummaryScreen
