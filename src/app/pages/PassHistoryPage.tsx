import { fareMediaFeature } from '../../features/cards/fareMedia/onDemand'
import { passHistoryFeature } from '../../features/buying/histories/passes/passHistory'
import { PassHistoryScreen } from '../../features/buying/histories/PassHistoryScreen'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = [passHistoryFeature, fareMediaFeature, buyAgainFlow]

export default PassHistoryScreen
