import { connectionRetried } from '../../shared/notices/noticesSlice'
import { every, latest, leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { languageChanged } from '../settings'
import { acceptInvitation, readInvitation } from './invitation/invite'
import { inviteOpened, inviteSubmitted } from './invitation/inviteSlice'
import { confirm } from './confirmation/confirm'
import { confirmationOpened } from './confirmation/confirmSlice'
import { openAccount } from './signUp/signUp'
import { signUpRequested } from './signUp/signUpSlice'
import { requestReset } from './recovery/forgot'
import { forgotRequested } from './recovery/forgotSlice'
import { checkReset, setPassword } from './recovery/reset'
import { passwordGiven, resetOpened } from './recovery/resetSlice'
import { checkVerification } from './verifiedEmail/verification'
import { resend } from './verifiedEmail/resend'
import { resendRequested } from './verifiedEmail/resendSlice'
import { verificationCheckRequested } from './verifiedEmail/verificationSlice'
import { accountFormRequested } from './forms/accountFormsSlice'
import { loadAccountForm, reloadAccountForms, retryAccountForms } from './forms/loadAccountForm'

/** The ways in besides signing in. They come with the first of their screens, or with the dialog about the email. */
export const registrationFeature: Feature = {
  name: 'registration',
  saga: watch(
    () => every(accountFormRequested, loadAccountForm),
    () => latest(languageChanged, reloadAccountForms),
    () => latest(connectionRetried, retryAccountForms),
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
