import { createAction } from '@reduxjs/toolkit'
import { addressesFeature } from '../../features/paying/addresses'
import { paymentMethodsFeature } from '../../features/paying/payment'
import { ensureVerifiedEmail } from '../../features/identity/registration'
import { leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { loadOpenOrders } from './openOrders'

/** The rider wants to confirm the email: the dialog sends the message again, and sees when it is confirmed. */
export const verificationWanted = createAction('account/verificationWanted')

export const accountFeature: Feature = {
  name: 'account',
  saga: watch(() => leading(verificationWanted, ensureVerifiedEmail), loadOpenOrders),
  needs: [addressesFeature, paymentMethodsFeature],
}
