import { OrderHistoryScreen } from '../../features/buying/histories/OrderHistoryScreen'
import { ordersFeature } from '../../features/buying/orders/onDemand'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = [ordersFeature, buyAgainFlow]

export default OrderHistoryScreen
