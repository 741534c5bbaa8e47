import * as v from 'valibot'
import { uuid as id } from '../../api/contract/base/common'
import { readStored, storedKey } from '../storage/browserStorage'
import type { StoredKey } from '../storage/browserStorage'

const instant = v.pipe(v.number(), v.minValue(0))

const hashes = v.pipe(v.string(), v.maxLength(500))
/** Earlier versions stored only one time, and the owner of an order as a part of its intent. */
const moneyAttempt = v.pipe(
  v.object({
    key: id,
    owner: v.optional(id),
    intent: v.optional(hashes),
    /** A hash of what was sent. Earlier versions stored none. */
    content: v.optional(hashes),
    /** The instant at which the key was sent first. Backends may count the key's life from then. */
    since: v.optional(instant),
    /** The instant at which the key was sent last. */
    at: instant,
    /** The instant of a request without an answer, if the key was sent again later. That request may still arrive. */
    unansweredAt: v.optional(instant),
    /** The instant at which the backend refused the key. No request with it is without an answer. */
    refusedAt: v.optional(instant),
    /** The payment was declined. A backend repeats that answer for the same key. */
    isDeclined: v.optional(v.boolean()),
    isForgotten: v.optional(v.boolean()),
    /** The visitor who agreed to pay again while the outcome is open. It counts for one payment. */
    agreedBy: v.optional(id),
    /** The contents of the order: see `purchase/sentOrders`. */
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
 * A try to move money, with its idempotency key. It is kept from before it is sent until its outcome is known, and ten
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
   * Attempts to pay whose outcome is open in this browser (PAY-07, PAY-13), without personal or card data. They outlast
   * the tab and a logout, so that the next visitor who pays hears of an open payment.
   */
  orderAttempt: storedKey('order_attempt', moneyAttempts, { maxLength: 500_000, isSecret: true }),
  transferAttempt: storedKey('transfer_attempt', moneyAttempts, { isSecret: true }),
  walletLoadAttempt: storedKey('wallet_load_attempt', moneyAttempts, { isSecret: true }),
  walletPayoutAttempt: storedKey('wallet_payout_attempt', moneyAttempts, { isSecret: true }),
}

/** Where this tab keeps attempts that the browser has no room for, so that a reload finds them. */
export const placeOfTab = (place: StoredKey<MoneyAttempt[]>): StoredKey<MoneyAttempt[]> => ({
  ...place,
  area: 'session',
})

/** Returns the attempts of all tabs, and those that only this tab has room for. */
export function readAttempts(place: StoredKey<MoneyAttempt[]>): MoneyAttempt[] {
  const ofTab = readStored(placeOfTab(place)) ?? []
  const ofAll = readStored(place) ?? []
  return [...ofAll.filter(({ key }) => !ofTab.some((attempt) => attempt.key === key)), ...ofTab]
}
