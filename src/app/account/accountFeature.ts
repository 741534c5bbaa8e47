import { ensureVerifiedEmail } from '../../features/identity/registration/onDemand'
import { leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { verificationWanted } from './needs/verificationWanted'

export const accountFeature: Feature = {
  name: 'account',
  saga: watch(() => leading(verificationWanted, ensureVerifiedEmail)),
}
