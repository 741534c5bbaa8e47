import type { CallName } from '../../api/contract'
import { accessBehaviour } from './access'
import type { BehaviourOf } from './behaviour'
import { fareMediaBehaviour } from './fareMedia'
import { ordersBehaviour } from './orders'
import { productsBehaviour } from './products'
import { receiptsBehaviour } from './receipts'
import { secondFactorBehaviour } from './secondFactor'
import { sessionBehaviour } from './session'
import { signInBehaviour } from './signIn'

/** What the backend does for every call of the contract. */
export const behaviours: BehaviourOf<CallName> = {
  ...sessionBehaviour,
  ...signInBehaviour,
  ...secondFactorBehaviour,
  ...accessBehaviour,
  ...fareMediaBehaviour,
  ...productsBehaviour,
  ...ordersBehaviour,
  ...receiptsBehaviour,
}

/** Calls that ask nobody who they are: a token that has ended must not stand in the way of a new sign-in. */
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

/** All that a token between password and second factor opens. */
export const secondStepCalls: ReadonlySet<CallName> = new Set([
  'enrollSecondFactor',
  'resendSecondFactorCode',
  'verifySecondFactorCode',
  'declineSecondFactor',
  'logout',
])
