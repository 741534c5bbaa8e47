import { fareMediaFeature } from '../../features/fareMedia/onDemand'
import { orderHistoryFeature } from '../../features/histories/orderHistory'
import { OrderHistoryScreen } from '../../features/histories/OrderHistoryScreen'
import { passHistoryFeature } from '../../features/histories/passHistory'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = [orderHistoryFeature, passHistoryFeature, fareMediaFeature, buyAgainFlow]

export default OrderHistoryScreen
