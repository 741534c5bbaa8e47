import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { TextRef } from '../../shared/notices/noticesSlice'
import { rootReducer } from '../../shared/store'
import { loggedOut, sessionLost, signedIn } from '../session'

/** Paying, as an explicit machine: each state says what is known of the money. */
export type PaymentState =
  | { status: 'resting' }
  /** Sent; `isSlow` after some seconds. */
  | { status: 'placing'; isSlow: boolean }
  /** Known not to be paid. `isWaiting`: not before the backend takes another try. `isUnsent`: it was stopped here. */
  | { status: 'declined'; reason: TextRef; isWaiting: boolean; isUnsent: boolean }
  /** The answer was lost: what became of it is being looked up. */
  | { status: 'checking'; isSlow: boolean }
  /** The backend has not seen it so far, and still may: trying again is the same order. */
  | { status: 'notArrived' }
  /** It could not be found out yet. No new try from here. */
  | { status: 'unknown' }
  | { status: 'paid'; orderId: string }

interface State {
  payment: PaymentState
  /** The checkout is on the screen: it tells of the payment by itself. */
  isCheckoutOpen: boolean
}

const resting: PaymentState = { status: 'resting' }
const initialState: State = { payment: resting, isCheckoutOpen: false }

const paymentSlice = createSlice({
  name: 'orderPayment',
  initialState,
  reducers: {
    checkoutEntered(state) {
      state.isCheckoutOpen = true
    },
    checkoutLeft(state) {
      state.isCheckoutOpen = false
    },
    orderSent(state) {
      state.payment = { status: 'placing', isSlow: false }
    },
    paymentTakesLong(state) {
      const { payment } = state
      if (payment.status === 'placing' || payment.status === 'checking') payment.isSlow = true
    },
    orderDeclined(state, { payload }: PayloadAction<{ reason: TextRef; isWaiting?: boolean; isUnsent?: boolean }>) {
      state.payment = { status: 'declined', isWaiting: false, isUnsent: false, ...payload }
    },
    waitOver(state) {
      if (state.payment.status === 'declined') state.payment.isWaiting = false
    },
    outcomeChecked(state) {
      state.payment = { status: 'checking', isSlow: false }
    },
    orderNotArrived(state) {
      state.payment = { status: 'notArrived' }
    },
    outcomeUnknown(state) {
      state.payment = { status: 'unknown' }
    },
    orderPaid(state, { payload }: PayloadAction<{ orderId: string }>) {
      state.payment = { status: 'paid', orderId: payload.orderId }
    },
    /** A new visit of the checkout, or the order changed: what was said of the last try is over. */
    paymentReset(state) {
      state.payment = resting
    },
    /** The security code was sent and forgotten: it is asked for again before the next try (PAY-09). */
    securityCodeSpent() {},
  },
  extraReducers: (builder) => {
    for (const left of [signedIn, loggedOut, sessionLost])
      builder.addCase(left, (state) => {
        state.payment = resting
      })
  },
  selectors: {
    selectIsCheckoutOpen: (state) => state.isCheckoutOpen,
    selectPayment: (state) => state.payment,
    selectIsPaymentBusy: ({ payment }) => payment.status === 'placing' || payment.status === 'checking',
  },
})

declare module '../../shared/store' {
  interface Slices extends WithSlice<typeof paymentSlice> {}
}

export const {
  checkoutEntered,
  checkoutLeft,
  orderSent,
  paymentTakesLong,
  orderDeclined,
  waitOver,
  outcomeChecked,
  orderNotArrived,
  outcomeUnknown,
  orderPaid,
  paymentReset,
  securityCodeSpent,
} = paymentSlice.actions
export const { selectIsCheckoutOpen, selectPayment, selectIsPaymentBusy } =
  paymentSlice.injectInto(rootReducer).selectors
