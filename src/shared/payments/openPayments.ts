import { attemptKeys } from './attemptKeys'
import { keptAttempts } from './keptAttempts'
import type { KeptAttempts } from './keptAttempts'

/** The owner of an order without an account. */
export const guestOwner = 'guest'

export const buyerOf = (riderId: string | undefined): string =>
  riderId === undefined ? guestOwner : `rider:${riderId}`

/**
 * The orders of this browser that are under way. A guest's order counts for everyone, because a guest keeps this
 * browser's cart when signing in.
 */
export const orderAttempts = keptAttempts(
  attemptKeys.orderAttempt,
  (attempt, owner) => attempt.owner === owner || attempt.owner === guestOwner,
)
export const transferAttempts = keptAttempts(attemptKeys.transferAttempt)
export const loadAttempts = keptAttempts(attemptKeys.walletLoadAttempt)
export const payoutAttempts = keptAttempts(attemptKeys.walletPayoutAttempt)

const moneyAttempts: KeptAttempts[] = [transferAttempts, loadAttempts, payoutAttempts]
export const attemptPlaces = [orderAttempts, ...moneyAttempts].map(({ place }) => place)

/**
 * Tells whether a payment may have gone through in this browser (PAY-13): `own` if the visitor's checkout can find out,
 * `others` if only another person can who signs in.
 */
export function openPayment(riderId: string | undefined): 'own' | 'others' | undefined {
  const buyer = buyerOf(riderId)
  if (orderAttempts.openOf(buyer)) return 'own'
  const isInTheWay =
    orderAttempts.inTheWay(buyer).length > 0 ||
    moneyAttempts.some((attempts) => attempts.inTheWay(riderId ?? guestOwner).length > 0)
  return isInTheWay ? 'others' : undefined
}

/** Forgets the attempts of a rider whose account is gone. */
export function dropAttemptsOf(riderId: string): void {
  orderAttempts.dropAllOf(buyerOf(riderId))
  for (const attempts of moneyAttempts) attempts.dropAllOf(riderId)
}
