import { PassHistoryScreen } from '../../features/buying/histories/PassHistoryScreen'
import '../flows/buyAgainFlow'

export default PassHistoryScreen
