import { fareMediaFeature } from '../../features/cards/fareMedia/onDemand'
import { orderHistoryFeature } from '../../features/buying/histories/entries/orderHistory'
import { OrderHistoryScreen } from '../../features/buying/histories/OrderHistoryScreen'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = [orderHistoryFeature, fareMediaFeature, buyAgainFlow]

export default OrderHistoryScreen
