import { createAction } from '@reduxjs/toolkit'
import type { Order } from '../../../../api/contract/buying/orders'
import { fetched, leading, watch } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { inTurn } from '../../../../shared/submission/inTurn'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'

export type NamedOrder = Pick<Order, 'order_id' | 'order_number'>

/** Cancels an unpaid order (ACC-21). A notice says that it is done; a refusal shows where it was asked. */
export const orderCancelling = submissionSlice<NamedOrder>('orderCancelling')

export const cancellationAsked = createAction<NamedOrder>('orderCancelling/asked')

const code = () => import('./cancelUnpaid')

// The code loads with the first press, on a receipt or at the head of the account.
attachOnImport(
  'cancelOrder',
  watch(
    () => leading(cancellationAsked, fetched(code, 'askCancellation')),
    () => inTurn(orderCancelling, fetched(code, 'cancelUnpaid')),
  ),
)
