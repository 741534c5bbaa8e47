import { cardChosen, cardLeaveRequested } from '../../features/cards/fareMedia/onDemand'
import { locationChanged } from '../../shared/navigation/navigation'
import { every, fetched, leading, watch } from '../../shared/saga/workers'
import { attachOnImport } from '../../shared/store'
import { leaveTransitMode } from './leaveTransitMode'

const choosing = () => import('./chooseCard')
const leaving = () => import('./leaveCard')

/** Flows that begin with a fare card. They load with the screens that show cards. */
attachOnImport(
  'cardFlows',
  watch(
    () => leading(cardChosen, fetched(choosing, 'chooseCard')),
    () => leading(cardLeaveRequested, fetched(leaving, 'leaveCard')),
    () => every(locationChanged, leaveTransitMode),
  ),
)
