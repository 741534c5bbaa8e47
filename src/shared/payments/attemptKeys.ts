import * as v from 'valibot'
import { uuid as id } from '../../api/contract/base/common'
import { storedKey } from '../storage/browserStorage'

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

export const attemptKeys = {
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
}
