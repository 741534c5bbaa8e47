import { createAction } from '@reduxjs/toolkit'

/**
 * Something was bought, charged, moved or given up: whatever was read of cards, passes, wallet, renewals and histories is
 * read again.
 */
export const moneyMoved = createAction('payments/moneyMoved')
