import * as v from 'valibot'
import { name, token, uuid as id } from '../../../../api/contract/base/common'
import * as limits from '../../../../api/contract/base/limits'
import { user } from '../../../../api/contract/identity/user'
import { removeStored, storedKey } from '../../../../shared/storage/browserStorage'
import type { Progress } from '../../secondFactor'

const flag = v.literal('true')
const secret = { format: 'text', isSecret: true } as const
const instant = v.pipe(v.number(), v.minValue(0))

/** Characters of a rider: eleven texts of the longest length, with every character in its longest JSON form. */
const longestUser = 1_400_000

/** It never contains the code, and of the phone number only what the backend shows. */
const secondFactorProgress: v.GenericSchema<unknown, Progress> = v.object({
  step: v.picklist(['offer', 'phone', 'code']),
  isEnrolled: v.boolean(),
  isRequired: v.boolean(),
  code: v.nullable(
    v.object({
      sentTo: name,
      expiresAt: instant,
      triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  resendAt: instant,
  endsAt: instant,
})

export const sessionKeys = {
  authToken: storedKey('auth_token', token, secret),
  user: storedKey('cwp_user', user, { maxLength: longestUser }),
  tempAuthToken: storedKey('tempAuthToken', token, secret),
  /** Stored with the temporary token and as long as it, so that every tab shows the same step (AUTH-04). */
  secondFactor: storedKey('secondFactor', secondFactorProgress),
  /** The provider of the rider's social sign-in, which a logout signs out of as well (AUTH-13). */
  provider: storedKey('login_provider', v.picklist(['google', 'facebook', 'apple']), { format: 'text' }),
  /** The backend ended the last session. Other tabs then say so, and do not say that the rider logged out (AUTH-14). */
  sessionEnded: storedKey('session_ended', flag, { format: 'text' }),
  /** The state that the answer of Apple's sign-in must return, once (AUTH-08). */
  appleState: storedKey('apple_state', id, secret),
  parentOrgId: storedKey('parentOrgId', id, { format: 'text' }),
  isGuestUser: storedKey('isGuestUser', flag, { format: 'text' }),
  cardToken: storedKey('card_token', token, secret),
  /** The owner of a cart that was kept at a forced logout: another rider who signs in does not get it (decision 23). */
  cartOwner: storedKey('cart_owner', id, { format: 'text' }),
  /** The address to return to after signing in. Only for this tab, and checked again on reading. */
  origin: storedKey('origin', v.pipe(v.string(), v.maxLength(limits.address)), { format: 'text', area: 'session' }),
}

/** Clears the data of a signed-in rider. The cart clears its own (AUTH-13). */
export function clearSession(): void {
  removeStored(sessionKeys.authToken)
  removeStored(sessionKeys.user)
  removeStored(sessionKeys.tempAuthToken)
  removeStored(sessionKeys.secondFactor)
  removeStored(sessionKeys.provider)
  removeStored(sessionKeys.parentOrgId)
}
