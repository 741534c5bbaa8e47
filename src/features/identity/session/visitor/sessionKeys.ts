import * as v from 'valibot'
import { name, token, uuid as id } from '../../../../api/contract/base/common'
import * as limits from '../../../../api/contract/base/limits'
import { user } from '../../../../api/contract/identity/user'
import { removeStored, storedKey } from '../../../../shared/storage/browserStorage'
import type { Progress } from '../../secondFactor'

const flag = v.literal('true')
const secret = { format: 'text', isSecret: true } as const
const instant = v.pipe(v.number(), v.minValue(0))

/** Characters of a rider: eleven of the longest texts in their longest JSON form. */
const longestUser = 1_400_000

/** The progress never holds the code, and of the number only what the backend shows. */
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
  /** It lasts as long as the temporary token, so that every tab shows the same step (AUTH-04). */
  secondFactor: storedKey('secondFactor', secondFactorProgress),
  /** A logout signs out of this provider too (AUTH-13). */
  provider: storedKey('login_provider', v.picklist(['google', 'facebook', 'apple']), { format: 'text' }),
  /** Other tabs then say so, and not "logged out" (AUTH-14). */
  sessionEnded: storedKey('session_ended', flag, { format: 'text' }),
  /** Apple returns it once (AUTH-08). */
  appleState: storedKey('apple_state', id, secret),
  parentOrgId: storedKey('parentOrgId', id, { format: 'text' }),
  isGuestUser: storedKey('isGuestUser', flag, { format: 'text' }),
  cardToken: storedKey('card_token', token, secret),
  /** Another rider does not get the cart of a forced logout (decision 23). */
  cartOwner: storedKey('cart_owner', id, { format: 'text' }),
  /** The address to return to, in this tab. It is checked on reading. */
  origin: storedKey('origin', v.pipe(v.string(), v.maxLength(limits.address)), { format: 'text', area: 'session' }),
}

/** Clears a rider's data. The cart clears its own (AUTH-13). */
export function clearSession(): void {
  removeStored(sessionKeys.authToken)
  removeStored(sessionKeys.user)
  removeStored(sessionKeys.tempAuthToken)
  removeStored(sessionKeys.secondFactor)
  removeStored(sessionKeys.provider)
  removeStored(sessionKeys.parentOrgId)
}
