import * as v from 'valibot'
import { uuid as id } from '../../api/contract/base/common'
import { storedKey } from '../storage/browserStorage'

const instant = v.pipe(v.number(), v.minValue(0))

const hashes = v.pipe(v.string(), v.maxLength(500))
/** Earlier versions stored one time only, and an order's owner within its intent. */
const moneyAttempt = v.pipe(
  v.object({
    key: id,
    owner: v.optional(id),
    intent: v.optional(hashes),
    /** A hash of what was sent. Earlier versions stored none. */
    content: v.optional(hashes),
    /** First sent: backends may count the key's life from then. */
    since: v.optional(instant),
    /** Last sent. */
    at: instant,
    /** Sent without an answer, and again later: that request may still arrive. */
    unansweredAt: v.optional(instant),
    /** The backend refused it: no request with its key is without an answer. */
    refusedAt: v.optional(instant),
    /** A declined payment: a backend repeats that answer for the same key. */
    isDeclined: v.optional(v.boolean()),
    isForgotten: v.optional(v.boolean()),
    /** Who said to pay again while the outcome is open. Counts for one payment. */
    agreedBy: v.optional(id),
    /** What the order contains: see `purchase/sentOrders`. */
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
 * A try to move money, with its idempotency key: kept from before it is sent until its outcome is known, and ten
 * minutes more after a refusal (decisions 115, 116, 117).
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
   * Attempts to pay whose outcome is open in this browser (PAY-07, PAY-13): key, payer's id, hashes of items, times; no
   * personal or card data. They outlast tab and logout: the next visitor who pays is told of an open payment.
   */
  orderAttempt: storedKey('order_attempt', moneyAttempts, { maxLength: 500_000, isSecret: true }),
  transferAttempt: storedKey('transfer_attempt', moneyAttempts, { isSecret: true }),
  walletLoadAttempt: storedKey('wallet_load_attempt', moneyAttempts, { isSecret: true }),
  walletPayoutAttempt: storedKey('wallet_payout_attempt', moneyAttempts, { isSecret: true }),
}
