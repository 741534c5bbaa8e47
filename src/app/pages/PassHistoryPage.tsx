import { fareMediaFeature } from '../../features/fareMedia/onDemand'
import { passHistoryFeature } from '../../features/histories/passHistory'
import { PassHistoryScreen } from '../../features/histories/PassHistoryScreen'
import { buyAgainFlow } from '../flows/buyAgainFlow'

export const feature = [passHistoryFeature, fareMediaFeature, buyAgainFlow]

export default PassHistoryScreen
