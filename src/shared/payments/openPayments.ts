import { attemptKeys } from './attemptKeys'
import { keptAttempts } from './keptAttempts'
import type { KeptAttempts } from './keptAttempts'

/** Owns an order without an account. */
export const guestOwner = 'guest'

export const buyerOf = (riderId: string | undefined): string =>
  riderId === undefined ? guestOwner : `rider:${riderId}`

/**
 * This browser's orders under way. A guest's counts for everyone: it is for this browser's cart, which a guest keeps
 * when signing in.
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
 * A payment may have gone through here (PAY-13): `own` if the visitor's checkout can find out, `others` if only another
 * person can who signs in.
 */
export function openPayment(riderId: string | undefined): 'own' | 'others' | undefined {
  const buyer = buyerOf(riderId)
  if (orderAttempts.openOf(buyer)) return 'own'
  const isInTheWay =
    orderAttempts.inTheWay(buyer).length > 0 ||
    moneyAttempts.some((attempts) => attempts.inTheWay(riderId ?? guestOwner).length > 0)
  return isInTheWay ? 'others' : undefined
}

/** For a rider whose account is gone. */
export function dropAttemptsOf(riderId: string): void {
  orderAttempts.dropAllOf(buyerOf(riderId))
  for (const attempts of moneyAttempts) attempts.dropAllOf(riderId)
}
