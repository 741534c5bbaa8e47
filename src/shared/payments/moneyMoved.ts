import { createAction } from '@reduxjs/toolkit'

/** Cards, passes, wallet, renewals and histories are read again. */
export const moneyMoved = createAction('payments/moneyMoved')
