import { createAction } from '@reduxjs/toolkit'
import { ensureVerifiedEmail } from '../../../features/identity/registration/onDemand'
import { leading } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'

/** The rider wants to confirm the email: the dialog sends the message again, and sees when it is confirmed. */
export const verificationWanted = createAction('account/verificationWanted')

attachOnImport('emailVerification', () => leading(verificationWanted, ensureVerifiedEmail))
