import { createAction } from '@reduxjs/toolkit'

/** Money was moved, so cards, passes, wallet, renewals and histories are read again. */
export const moneyMoved = createAction('payments/moneyMoved')
