import { every, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { autoloadFeature } from '../../cards/autoload'
import { closeAccount, closing } from './closeAccount'
import { agreeToPayout, payoutAgreed, payoutRecalled, recallPayout } from './payOut'

/** Deactivating or deleting the account (ACC-13). */
export const closingFeature: Feature = {
  name: 'closing',
  needs: [autoloadFeature],
  saga: watch(
    () => leading(closing.requested, closeAccount),
    () => leading(payoutRecalled, recallPayout),
    () => every(payoutAgreed, agreeToPayout),
  ),
}
