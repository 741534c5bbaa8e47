import { every, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { autoloadFeature } from '../../cards/autoload'
import { ownPassesFeature } from '../../cards/passes/onDemand'
import { paymentMethodsFeature } from '../../paying/payment/onDemand'
import { upcomingFeature } from '../upcoming/onDemand'
import { walletStateFeature } from '../wallet/onDemand'
import { closeAccount, closing } from './closeAccount'
import { agreeToPayout, payoutAgreed, payoutRecalled, recallPayout } from './payOut'

/** Deactivating or deleting the account (ACC-13). */
export const closingFeature: Feature = {
  name: 'closing',
  needs: [autoloadFeature, ownPassesFeature, paymentMethodsFeature, upcomingFeature, walletStateFeature],
  saga: watch(
    () => leading(closing.requested, closeAccount),
    () => leading(payoutRecalled, recallPayout),
    () => every(payoutAgreed, agreeToPayout),
  ),
}
