import { PassHistoryScreen } from '../../features/buying/histories/PassHistoryScreen'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = buyAgainFlow

export default PassHistoryScreen
