import { removeStored, readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { checkoutKeys } from './checkoutKeys'
import type { MoneyAttempt } from '../../../../shared/payments/attemptKeys'
import { guestOwner, orderAttempts } from '../../../../shared/payments/openPayments'

/** An order whose outcome is unknown or not final. Its content is the intent to buy. */
export type Attempt = MoneyAttempt

export const isGuests = ({ owner }: Attempt): boolean => owner === guestOwner

export const claimForTab = ({ key }: Attempt): boolean => writeStored(checkoutKeys.attemptOfTab, key)

export function settleAttempt(key: string, owner: string): void {
  orderAttempts.settle(key, owner)
  if (isAttemptOfTab(key)) removeStored(checkoutKeys.attemptOfTab)
}

/** Checks whether this tab sent the attempt. A later visitor on the same computer has another tab. */
export const isAttemptOfTab = (key: string): boolean => readStored(checkoutKeys.attemptOfTab) === key
