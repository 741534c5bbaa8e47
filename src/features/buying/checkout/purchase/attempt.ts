import { removeStored, readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { checkoutKeys } from './checkoutKeys'
import type { MoneyAttempt } from '../../../../shared/payments/attemptKeys'
import { guestOwner, orderAttempts } from '../../../../shared/payments/openPayments'

/** An order whose outcome is not known, or not known to be final. Its content is the intent to buy. */
export type Attempt = MoneyAttempt

export const isGuests = ({ owner }: Attempt): boolean => owner === guestOwner

/** Remembers that this tab sends the attempt. */
export const claimForTab = ({ key }: Attempt): void => writeStored(checkoutKeys.attemptOfTab, key)

/** Forgets the attempt, which has bought what it should. */
export function settleAttempt(key: string, owner: string): void {
  orderAttempts.settle(key, owner)
  if (isAttemptOfTab(key)) removeStored(checkoutKeys.attemptOfTab)
}

/**
 * Whether this tab sent the attempt. A later visitor on the same computer has another tab, so it is false for them.
 */
export const isAttemptOfTab = (key: string): boolean => readStored(checkoutKeys.attemptOfTab) === key
