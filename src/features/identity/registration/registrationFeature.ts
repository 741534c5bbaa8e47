import { isAnyOf } from '@reduxjs/toolkit'
import { latest, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { acceptInvitation } from './invitation/invite'
import { inviteSubmission } from './invitation/inviteSubmission'
import { requestReset } from './recovery/forgot'
import { forgotSubmission } from './recovery/forgotSubmission'
import { setPassword } from './recovery/reset'
import { resetSubmission } from './recovery/resetSubmission'
import { openAccount, signUpSubmission } from './signUp/signUp'
import { resend } from './verifiedEmail/resend'
import { resendSubmission } from './verifiedEmail/resendSubmission'
import { checkVerification } from './verifiedEmail/verification'
import { verificationCheck, verificationGlanced } from './verifiedEmail/verificationCheck'

/** Registration and its flows. The first of its screens loads it, or the dialog about the email. */
export const registrationFeature: Feature = {
  name: 'registration',
  saga: watch(
    () => leading(signUpSubmission.requested, openAccount),
    () => leading(resendSubmission.requested, resend),
    () => latest({ match: isAnyOf(verificationCheck.requested, verificationGlanced) }, checkVerification),
    () => leading(inviteSubmission.requested, acceptInvitation),
    () => leading(forgotSubmission.requested, requestReset),
    () => leading(resetSubmission.requested, setPassword),
  ),
}
