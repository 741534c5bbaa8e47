import { every, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { sessionRestored } from '../../identity/session'
import { registrationFeature } from '../../identity/registration/onDemand'
import { emailKeeping, followRider, keepPresentEmail, profileSaving, saveProfile } from './profile'

/** The rider's own record (ACC-02). The message that confirms an email is sent again by registration. */
export const profileFeature: Feature = {
  name: 'profile',
  needs: [registrationFeature],
  saga: watch(
    () => leading(profileSaving.requested, saveProfile),
    () => every(sessionRestored, followRider),
    () => leading(emailKeeping.requested, keepPresentEmail),
  ),
}
