import { OrderHistoryScreen } from '../../features/buying/histories/OrderHistoryScreen'
import '../flows/buyAgainFlow'

export default OrderHistoryScreen
