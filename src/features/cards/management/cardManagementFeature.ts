import { leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { blockAsked, blockCard, blockNow, blockNowAsked, unblockAsked, unblockCard } from './acts/blocking'
import { getVirtualCard, newVirtualCard } from './acts/newVirtualCard'
import { removalAsked, removeCard } from './acts/removal'

/** What a rider does with the cards of the account. Each act asks first, and a second press while it runs counts for nothing. */
export const cardManagementFeature: Feature = {
  name: 'cardManagement',
  saga: watch(
    () => leading(blockAsked, blockCard),
    () => leading(blockNowAsked, blockNow),
    () => leading(unblockAsked, unblockCard),
    () => leading(removalAsked, removeCard),
    () => leading(newVirtualCard.requested, getVirtualCard),
  ),
}
