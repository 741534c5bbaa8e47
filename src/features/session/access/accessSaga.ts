import { connectionRetried } from '../../../shared/notices/noticesSlice'
import { every, latest, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { languageChanged } from '../../settings'
import { acceptInvitation, readInvitation } from '../joining/invitation'
import { inviteOpened, inviteSubmitted } from '../joining/inviteSlice'
import { confirm } from '../joining/confirmEmail'
import { confirmationOpened } from '../joining/confirmSlice'
import { openAccount } from '../joining/openAccount'
import { signUpRequested } from '../joining/signUpSlice'
import { requestReset } from '../recovery/requestReset'
import { forgotRequested } from '../recovery/forgotSlice'
import { checkReset, setPassword } from '../recovery/setPassword'
import { passwordGiven, resetOpened } from '../recovery/resetSlice'
import { checkVerification } from '../verifiedEmail/checkVerification'
import { resend } from '../verifiedEmail/resend'
import { resendRequested } from '../verifiedEmail/resendSlice'
import { verificationCheckRequested } from '../verifiedEmail/verificationSlice'
import { accessFormRequested } from './accessFormsSlice'
import { loadAccessForm, reloadAccessForms, retryAccessForms } from './loadAccessForm'

/** The ways in besides signing in. They come with the first of their screens, or with the dialog about the email. */
export const accessFeature: Feature = {
  name: 'access',
  saga: watch(
    () => every(accessFormRequested, loadAccessForm),
    () => latest(languageChanged, reloadAccessForms),
    () => latest(connectionRetried, retryAccessForms),
    () => leading(signUpRequested, openAccount),
    () => latest(confirmationOpened, confirm),
    () => leading(resendRequested, resend),
    () => latest(verificationCheckRequested, checkVerification),
    () => latest(inviteOpened, readInvitation),
    () => leading(inviteSubmitted, acceptInvitation),
    () => leading(forgotRequested, requestReset),
    () => latest(resetOpened, checkReset),
    () => leading(passwordGiven, setPassword),
  ),
}
