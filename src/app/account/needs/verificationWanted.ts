import { createAction } from '@reduxjs/toolkit'
import { ensureVerifiedEmail } from '../../../features/identity/registration/onDemand'
import { leading } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'

/** The dialog sends the message again, and sees the confirmation. */
export const verificationWanted = createAction('account/verificationWanted')

attachOnImport('emailVerification', () => leading(verificationWanted, ensureVerifiedEmail))
