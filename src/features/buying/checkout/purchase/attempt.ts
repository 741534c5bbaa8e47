import { removeStored, readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { checkoutKeys } from './checkoutKeys'
import type { MoneyAttempt } from '../../../../shared/payments/attemptKeys'
import { guestOwner, orderAttempts } from '../../../../shared/payments/openPayments'

/** Its outcome is not known, or not final; its content is the intent to buy. */
export type Attempt = MoneyAttempt

export const isGuests = ({ owner }: Attempt): boolean => owner === guestOwner

export const claimForTab = ({ key }: Attempt): void => writeStored(checkoutKeys.attemptOfTab, key)

export function settleAttempt(key: string, owner: string): void {
  orderAttempts.settle(key, owner)
  if (isAttemptOfTab(key)) removeStored(checkoutKeys.attemptOfTab)
}

/** False for a later visitor on the same computer: another tab. */
export const isAttemptOfTab = (key: string): boolean => readStored(checkoutKeys.attemptOfTab) === key
