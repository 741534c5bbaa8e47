import type { CallName } from '../../api/contract'
import { addressesBehaviour } from './addresses'
import { attemptsBehaviour } from './attempts'
import { autoloadBehaviour } from './autoload'
import type { BehaviourOf } from './behaviour'
import { cardHistoryBehaviour } from './cardHistory'
import { cardLinkingBehaviour } from './cardLinking'
import { cardManagementBehaviour } from './cardManagement'
import { devicesBehaviour } from './devices'
import { fareMediaBehaviour } from './fareMedia'
import { formsBehaviour } from './forms'
import { invitationsBehaviour } from './invitations'
import { notificationsBehaviour } from './notifications'
import { ordersBehaviour } from './orders'
import { orgConfigBehaviour } from './orgConfig'
import { passesBehaviour } from './passes'
import { passActsBehaviour } from './passActs'
import { passwordResetBehaviour } from './passwordReset'
import { payingBehaviour } from './paying'
import { paymentMethodsBehaviour } from './paymentMethods'
import { productsBehaviour } from './products'
import { quotesBehaviour } from './quotes'
import { receiptsBehaviour } from './receipts'
import { registrationBehaviour } from './registration'
import { renewalsBehaviour } from './renewals'
import { secondFactorBehaviour } from './secondFactor'
import { securityBehaviour } from './security'
import { sessionBehaviour } from './session'
import { shippingBehaviour } from './shipping'
import { signInBehaviour } from './signIn'
import { transfersBehaviour } from './transfers'
import { userBehaviour } from './user'
import { walletBehaviour } from './wallet'

/** What the backend does for every call of the contract. */
export const behaviours: BehaviourOf<CallName> = {
  ...addressesBehaviour,
  ...attemptsBehaviour,
  ...autoloadBehaviour,
  ...cardHistoryBehaviour,
  ...cardLinkingBehaviour,
  ...cardManagementBehaviour,
  ...devicesBehaviour,
  ...fareMediaBehaviour,
  ...formsBehaviour,
  ...invitationsBehaviour,
  ...notificationsBehaviour,
  ...ordersBehaviour,
  ...orgConfigBehaviour,
  ...passesBehaviour,
  ...passActsBehaviour,
  ...passwordResetBehaviour,
  ...payingBehaviour,
  ...paymentMethodsBehaviour,
  ...productsBehaviour,
  ...quotesBehaviour,
  ...receiptsBehaviour,
  ...registrationBehaviour,
  ...renewalsBehaviour,
  ...secondFactorBehaviour,
  ...securityBehaviour,
  ...sessionBehaviour,
  ...shippingBehaviour,
  ...signInBehaviour,
  ...transfersBehaviour,
  ...userBehaviour,
  ...walletBehaviour,
}

/** Calls that need no session: a token that has ended must not prevent a new sign-in. */
export const openCalls: ReadonlySet<CallName> = new Set([
  'getForm',
  'login',
  'signUp',
  'confirmEmail',
  'requestPasswordReset',
  'checkPasswordReset',
  'resetPassword',
  'readInvite',
  'acceptInvite',
  'verifyCaptcha',
  'startCardSession',
])

/** The only calls that a token between password and second factor may make. */
export const secondStepCalls: ReadonlySet<CallName> = new Set([
  'enrollSecondFactor',
  'resendSecondFactorCode',
  'verifySecondFactorCode',
  'declineSecondFactor',
  'logout',
])
