import { fareMediaFeature } from '../../features/cards/fareMedia/onDemand'
import { orderHistoryFeature } from '../../features/buying/histories/entries/orderHistory'
import { OrderHistoryScreen } from '../../features/buying/histories/OrderHistoryScreen'
import { passHistoryFeature } from '../../features/buying/histories/passes/passHistory'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = [orderHistoryFeature, passHistoryFeature, fareMediaFeature, buyAgainFlow]

export default OrderHistoryScreen
