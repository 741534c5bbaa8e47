import { createAction } from '@reduxjs/toolkit'

/** Something was bought or charged: cards, passes, wallet and renewals that are shown are read again. */
export const moneyMoved = createAction('payments/moneyMoved')
