import { leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { bankCardLink, linkPhysicalCard, linkTappedCard, physicalLink } from './linkCard'

/** Cards that a rider already holds come to the account (FM-02). */
export const cardLinkingFeature: Feature = {
  name: 'cardLinking',
  saga: watch(
    () => leading(physicalLink.requested, linkPhysicalCard),
    () => leading(bankCardLink.requested, linkTappedCard),
  ),
}
