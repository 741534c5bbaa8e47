import { createAction } from '@reduxjs/toolkit'
import { ensureVerifiedEmail } from '../../../features/identity/registration/onDemand'
import { leading } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'

/** Opens the dialog that sends the message again and notices the confirmation. */
export const verificationWanted = createAction('account/verificationWanted')

attachOnImport('emailVerification', () => leading(verificationWanted, ensureVerifiedEmail))
