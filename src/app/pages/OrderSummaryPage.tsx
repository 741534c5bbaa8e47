import OrderSummaryScreen from '../../features/buying/orders/OrderSummaryScreen'
import '../flows/buyAgainFlow'

export default OrderSummaryScreen
