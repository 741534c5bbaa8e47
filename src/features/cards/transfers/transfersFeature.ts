import { every, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import {
  agreeToTransfer,
  recallTransfer,
  transfer,
  transferAgreed,
  transferAsked,
  transferOpened,
} from './sendTransfer'

/** Transfers of general funds between a rider's cards (FM-05). */
export const transfersFeature: Feature = {
  name: 'transfers',
  saga: watch(
    () => leading(transferAsked, transfer),
    () => leading(transferOpened, recallTransfer),
    () => every(transferAgreed, agreeToTransfer),
  ),
}
