import { upcomingFeature } from '../../features/account/upcoming/onDemand'
import { walletStateFeature } from '../../features/account/wallet/onDemand'
import { cancelOrderFeature } from '../../features/buying/orders'
import { fareMediaFeature } from '../../features/cards/fareMedia/onDemand'
import { ownPassesFeature } from '../../features/cards/passes/onDemand'
import { addressesFeature } from '../../features/paying/addresses/onDemand'
import { caseListFeature } from '../../features/paying/cases/onDemand'
import { paymentMethodsFeature } from '../../features/paying/payment/onDemand'
import { ensureVerifiedEmail } from '../../features/identity/registration/onDemand'
import { leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { loadOpenOrders } from './needs/openOrders'
import { verificationWanted } from './needs/verificationWanted'

export const accountFeature: Feature = {
  name: 'account',
  saga: watch(() => leading(verificationWanted, ensureVerifiedEmail), loadOpenOrders),
  needs: [
    addressesFeature,
    paymentMethodsFeature,
    fareMediaFeature,
    walletStateFeature,
    ownPassesFeature,
    upcomingFeature,
    cancelOrderFeature,
    caseListFeature,
  ],
}
