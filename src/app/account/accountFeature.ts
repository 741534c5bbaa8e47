import { cancelOrderFeature } from '../../features/buying/orders'
import { ownPassesFeature } from '../../features/cards/passes/onDemand'
import { ensureVerifiedEmail } from '../../features/identity/registration/onDemand'
import { leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { verificationWanted } from './needs/verificationWanted'

export const accountFeature: Feature = {
  name: 'account',
  saga: watch(() => leading(verificationWanted, ensureVerifiedEmail)),
  needs: [ownPassesFeature, cancelOrderFeature],
}
