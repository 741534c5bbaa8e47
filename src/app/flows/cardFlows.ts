import { cardChosen, cardLeaveRequested } from '../../features/fareMedia/cards/fareMediaSlice'
import { locationChanged } from '../../shared/navigation/navigation'
import { every, leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { chooseCard } from './chooseCard'
import { leaveCard } from './leaveCard'
import { leaveTransitMode } from './leaveTransitMode'

/**
 * Flows over several features that begin with a fare card. They load with the screens that show cards, not in the first
 * load.
 */
export const cardFlows: Feature = {
  name: 'cardFlows',
  saga: watch(
    () => leading(cardChosen, chooseCard),
    () => leading(cardLeaveRequested, leaveCard),
    () => every(locationChanged, leaveTransitMode),
  ),
}
