import * as v from 'valibot'
import { name, text, token, uuid as id } from '../../api/contract/base/common'
import * as limits from '../../api/contract/base/limits'
import { user } from '../../api/contract/identity/user'
import { removeStored, storedKey } from './browserStorage'

/** Characters of a cart: 20 of the longest products. */
export const longestCart = 4_000_000
/** Characters of a rider: eleven texts of the longest length, with every character in its longest JSON form. */
const longestUser = 1_400_000

const flag = v.literal('true')
const secret = { format: 'text', isSecret: true } as const
const instant = v.pipe(v.number(), v.minValue(0))

const hashes = v.pipe(v.string(), v.maxLength(500))
/** Earlier versions stored one time only, and the owner of an order as a part of its intent. */
const moneyAttempt = v.pipe(
  v.object({
    key: id,
    /** The rider, or the guest of this browser. */
    owner: v.optional(id),
    intent: v.optional(hashes),
    /** A hash of what was sent. Absent from attempts that an earlier version of the portal stored. */
    content: v.optional(hashes),
    /** When the key was sent first. Backends may count its life from then. */
    since: v.optional(instant),
    /** When it was sent last. */
    at: instant,
    /** When it was sent without an answer, if it was sent again after that: that request may still arrive. */
    unansweredAt: v.optional(instant),
    /** When the backend refused it. No request with its key is without an answer. */
    refusedAt: v.optional(instant),
    /** The refusal was a declined payment, which a backend answers again for the same key. */
    isDeclined: v.optional(v.boolean()),
    /** The backend can no longer tell what became of it. */
    isForgotten: v.optional(v.boolean()),
    /** Who has said to pay again although the outcome of this attempt is open. It counts for one payment. */
    agreedBy: v.optional(id),
    /** What an order that was sent with the key contains: see `purchase/sentOrders`. */
    orders: v.optional(v.array(v.unknown())),
  }),
  v.transform(({ intent, content = intent, owner = intent?.replace(/#[^#]*$/, '') ?? '', since, ...attempt }) => ({
    ...attempt,
    owner,
    since: since ?? attempt.at,
    ...(content !== undefined && { content }),
  })),
)

/**
 * A try to move money, with its idempotency key. It is kept from before it is sent until its outcome is known, and after
 * a refusal for ten minutes more (decisions 115, 116 and 117).
 */
export interface MoneyAttempt extends v.InferOutput<typeof moneyAttempt> {
  content?: string
}

/** Earlier versions stored one attempt of each kind. */
const moneyAttempts = v.union([
  v.pipe(v.array(moneyAttempt), v.maxLength(20)),
  v.pipe(
    moneyAttempt,
    v.transform((one) => [one]),
  ),
])

const typed = v.record(id, text)
/** What is typed in a form, and the saved values over which it was typed. */
const draft = v.object({ typed, base: v.optional(typed) })

/**
 * The progress of a sign-in that waits for its second factor. It never contains the code, and of the phone number only
 * what the backend shows.
 */
const secondFactorProgress = v.object({
  step: v.picklist(['offer', 'phone', 'code']),
  /** A phone is enrolled: the code is sent there, and the rider cannot skip the step. */
  isEnrolled: v.boolean(),
  /** The operator requires a second factor. */
  isRequired: v.boolean(),
  /** The last code that was sent; null before, and if nothing is known of it. */
  code: v.nullable(
    v.object({
      sentTo: name,
      expiresAt: instant,
      triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  resendAt: instant,
  /** The time at which the temporary token ends. */
  endsAt: instant,
})

/** The specification's storage keys (section 3). */
export const stored = {
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
  fareMediaId: storedKey('faremedia_id', id, { format: 'text' }),
  language: storedKey('language', v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)), { format: 'text' }),
  serviceConfigUuid: storedKey('service_config_uuid', text, { format: 'text' }),
  /** The app tour was taken, left or skipped, so it is not offered again (LAND-02). */
  tourDone: storedKey('tour_done', flag, { format: 'text' }),
  /** Whether the visitor allows analytics, and when that was decided (decision 101). */
  analyticsConsent: storedKey(
    'analytics_consent',
    v.object({ version: v.number(), at: instant, isGiven: v.boolean() }),
  ),
  /** What analytics will be told by the next page that may tell it. It holds no personal data. */
  analyticsEvents: storedKey('analytics_events', v.array(v.unknown()), { area: 'session' }),
  /** The version of the operator's pop-up that was closed last (LAND-03). */
  popUpSeen: storedKey('popup_seen', id, { format: 'text' }),
  /** A JSON array of cart items. The cart checks each item. */
  cart: storedKey('cart', v.array(v.unknown()), { maxLength: longestCart }),
  /** The owner of a cart that was kept at a forced logout: another rider who signs in does not get it (decision 23). */
  cartOwner: storedKey('cart_owner', id, { format: 'text' }),
  /** Carts that were saved for later. The cart checks each one. They are personal, so a logout removes them. */
  savedCarts: storedKey('saved_carts', v.array(v.unknown()), { maxLength: longestCart }),
  /** The direct purchase of this tab, stored so that a reload during payment finds it. */
  buyNow: storedKey('buy_now', v.array(v.unknown()), { area: 'session', maxLength: longestCart }),
  /** The address to return to after signing in. Only for this tab, and checked again on reading. */
  origin: storedKey('origin', v.pipe(v.string(), v.maxLength(limits.address)), { format: 'text', area: 'session' }),
  /**
   * The attempts to pay whose outcome is open in this browser (PAY-07, PAY-13): closing the tab must not lose them. They
   * hold an idempotency key, the payer's id, hashes of the ordered items, and times. They hold no personal data and no
   * card data, and a logout leaves them: the next visitor who pays is told that a payment is open.
   */
  orderAttempt: storedKey('order_attempt', moneyAttempts, { maxLength: 500_000, isSecret: true }),
  /** The same for transfers between fare cards, without items. */
  transferAttempt: storedKey('transfer_attempt', moneyAttempts, { isSecret: true }),
  /** The same for loads of the wallet. */
  walletLoadAttempt: storedKey('wallet_load_attempt', moneyAttempts, { isSecret: true }),
  /** The same for payouts of the wallet. */
  walletPayoutAttempt: storedKey('wallet_payout_attempt', moneyAttempts, { isSecret: true }),
  /** What became of an account that was closed in this tab, until its notice is left. It names no one. */
  closedAccount: storedKey(
    'closed_account',
    v.object({
      act: v.picklist(['deactivate', 'delete']),
      paid: v.optional(v.object({ amount: v.number(), receipt: v.string() })),
    }),
    { area: 'session' },
  ),
  /**
   * What a rider has put off for each lost card, and whether a replacement is settled, in this tab: a reload must not ask
   * again.
   */
  lostCard: storedKey(
    'lost_card',
    v.object({
      owner: id,
      cards: v.pipe(
        v.array(v.object({ card: id, skipped: v.pipe(v.array(id), v.maxLength(10)), isReplaced: v.boolean() })),
        v.maxLength(20),
      ),
    }),
    { area: 'session' },
  ),
  /** The key of the attempt that this tab made. Only in this tab a guest's order opens without number and email. */
  attemptOfTab: storedKey('attempt_of_tab', id, { ...secret, area: 'session' }),
  /**
   * The time at which this tab last reloaded itself to load the files of a newer build. It prevents repeated reloads.
   */
  reloadedAt: storedKey('reloaded_at', v.number(), { area: 'session' }),
  /**
   * What a rider has typed in forms and not sent, for this tab: a reload must not lose it, nor a session that the backend
   * ends, if the same rider comes back. Never of a form with secrets.
   */
  formDraft: storedKey('form_draft', v.object({ owner: id, forms: v.record(id, draft) }), {
    area: 'session',
    maxLength: 200_000,
  }),
  /** Keys of guest orders placed in this tab: order id to key. */
  guestOrderKeys: storedKey('guest_order_keys', v.record(id, text), {
    area: 'session',
    maxLength: 200_000,
    isSecret: true,
  }),
}

/** Clears the data of a signed-in rider. The cart clears its own (AUTH-13). */
export function clearSession(): void {
  removeStored(stored.authToken)
  removeStored(stored.user)
  removeStored(stored.tempAuthToken)
  removeStored(stored.secondFactor)
  removeStored(stored.provider)
  removeStored(stored.parentOrgId)
}

/** The stored data of the chosen card. Its feature knows the format (`fareMedia/currentCard`). */
export const currentCardKey = storedKey('current_card', v.unknown())

/** Removes the chosen card, so that the next visitor chooses again. */
export function forgetChosenCard(): void {
  removeStored(stored.fareMediaId)
  removeStored(currentCardKey)
}
