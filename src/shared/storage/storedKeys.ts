import * as v from 'valibot'
import { name, text, token, uuid as id } from '../../api/contract/common'
import * as limits from '../../api/contract/limits'
import { user } from '../../api/contract/user'
import { removeStored, storedKey } from './browserStorage'

/** Characters of a cart: 20 of the longest products. */
export const longestCart = 4_000_000
/** Characters of a rider: seven texts as long as any, each character as long as JSON writes it. */
const longestUser = 1_000_000

const flag = v.literal('true')
const secret = { format: 'text', isSecret: true } as const
const instant = v.pipe(v.number(), v.minValue(0))

/** How far a sign-in is that waits for its second factor: never the code, and of the phone what the backend shows. */
const secondFactorProgress = v.object({
  step: v.picklist(['offer', 'phone', 'code']),
  /** A phone is enrolled already: the code goes there, and there is no way around it. */
  isEnrolled: v.boolean(),
  /** The operator lets nobody pass without a second factor. */
  isRequired: v.boolean(),
  /** The code that was sent last; null before, and where nothing is known of it. */
  code: v.nullable(
    v.object({
      sentTo: name,
      expiresAt: instant,
      triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  resendAt: instant,
  /** When the temporary token ends. */
  endsAt: instant,
})

/** The specification's storage keys (section 3). */
export const stored = {
  authToken: storedKey('auth_token', token, secret),
  user: storedKey('cwp_user', user, { maxLength: longestUser }),
  tempAuthToken: storedKey('tempAuthToken', token, secret),
  /** Beside the temporary token and as long as it: every tab shows the same step (AUTH-04). */
  secondFactor: storedKey('secondFactor', secondFactorProgress),
  /** Whose account the rider came by, to be signed out with them (AUTH-13). */
  provider: storedKey('login_provider', v.picklist(['google', 'facebook', 'apple']), { format: 'text' }),
  /** The backend ended the session that was here last: other tabs say so, and not that somebody logged out (AUTH-14). */
  sessionEnded: storedKey('session_ended', flag, { format: 'text' }),
  /** What the answer of Apple's sign-in must bring back, once (AUTH-08). */
  appleState: storedKey('apple_state', id, secret),
  parentOrgId: storedKey('parentOrgId', id, { format: 'text' }),
  isGuestUser: storedKey('isGuestUser', flag, { format: 'text' }),
  cardToken: storedKey('card_token', token, secret),
  fareMediaId: storedKey('faremedia_id', id, { format: 'text' }),
  language: storedKey('language', v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)), { format: 'text' }),
  serviceConfigUuid: storedKey('service_config_uuid', text, { format: 'text' }),
  /** The app tour was taken, left or skipped: it is not offered again (LAND-02). */
  tourDone: storedKey('tour_done', flag, { format: 'text' }),
  /** Version of the operator's pop-up that was closed last (LAND-03). */
  popUpSeen: storedKey('popup_seen', id, { format: 'text' }),
  /** A JSON array of cart items; the cart judges them one by one. */
  cart: storedKey('cart', v.array(v.unknown()), { maxLength: longestCart }),
  /** Whose cart was kept at a forced logout: another rider who signs in does not get it (decision 23). */
  cartOwner: storedKey('cart_owner', id, { format: 'text' }),
  /** Carts that were set aside; the cart reads them one by one. Personal: they go with a logout. */
  savedCarts: storedKey('saved_carts', v.array(v.unknown()), { maxLength: longestCart }),
  /** Where a visitor wanted to go before signing in; only for this tab, checked again on reading. */
  origin: storedKey('origin', v.pipe(v.string(), v.maxLength(limits.address)), { format: 'text', area: 'session' }),
  /**
   * The attempt to pay that this browser has under way (PAY-07): a closed tab must not forget it. An idempotency key,
   * who pays (an id), hashes of what is ordered, and when; nothing of the person and nothing of the card.
   */
  orderAttempt: storedKey(
    'order_attempt',
    v.object({
      key: id,
      intent: v.pipe(v.string(), v.maxLength(500)),
      at: instant,
      isRepeated: v.optional(v.boolean()),
      orders: v.optional(v.array(v.unknown())),
    }),
    { maxLength: 500_000, isSecret: true },
  ),
  /** The key of the attempt that was made in this tab: only here a guest's order opens without being asked for. */
  attemptOfTab: storedKey('attempt_of_tab', id, { ...secret, area: 'session' }),
  /** When this tab last reloaded itself to fetch the files of a newer build; keeps it from doing so again and again. */
  reloadedAt: storedKey('reloaded_at', v.number(), { area: 'session' }),
  /** Keys of guest orders placed in this tab: order id to key. */
  guestOrderKeys: storedKey('guest_order_keys', v.record(id, text), {
    area: 'session',
    maxLength: 200_000,
    isSecret: true,
  }),
}

/** Clears what belongs to a signed-in rider; the cart is the cart's own business (AUTH-13). */
export function clearSession(): void {
  removeStored(stored.authToken)
  removeStored(stored.user)
  removeStored(stored.tempAuthToken)
  removeStored(stored.secondFactor)
  removeStored(stored.provider)
  removeStored(stored.parentOrgId)
}

/** What is kept of that card; its feature knows what it looks like (`fareMedia/currentCard`). */
export const currentCardKey = storedKey('current_card', v.unknown())

/** Which card is bought for: chosen anew by whoever comes next. */
export function forgetChosenCard(): void {
  removeStored(stored.fareMediaId)
  removeStored(currentCardKey)
}
