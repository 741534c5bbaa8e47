import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { rootReducer } from '../../../../shared/store'
import { loggedOut, sessionLost, signedIn } from '../../../identity/session'

/** Each state says what is known about the money. */
export type PaymentState =
  | { status: 'idle' }
  /** Slow after some seconds. */
  | { status: 'placing'; isSlow: boolean }
  /** Not paid. `isWaiting`: no other try yet. `isUnsent`: stopped before sending. */
  | { status: 'declined'; reason: TextRef; isWaiting: boolean; isUnsent: boolean }
  | { status: 'checking'; isSlow: boolean }
  /** May still arrive. Another try counts as the same order. */
  | { status: 'notArrived' }
  /** No other try from here. */
  | { status: 'unknown' }
  /** Only the visitor's word leads on. */
  | { status: 'forgotten' }
  /** Only the visitor's word leads on. */
  | { status: 'others' }
  | { status: 'paid'; orderId: string }

interface State {
  payment: PaymentState
  /** On the screen or soon, showing the payment itself. */
  isCheckoutOpen: boolean
}

const idle: PaymentState = { status: 'idle' }
const initialState: State = { payment: idle, isCheckoutOpen: false }

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
    outcomeForgotten(state) {
      state.payment = { status: 'forgotten' }
    },
    othersFound(state) {
      state.payment = { status: 'others' }
    },
    orderPaid(state, { payload }: PayloadAction<{ orderId: string; isGuests?: boolean }>) {
      state.payment = { status: 'paid', orderId: payload.orderId }
    },
    /** The checkout was entered again, or the order changed. */
    paymentReset(state) {
      state.payment = idle
    },
    /** The form asks again before the next try (PAY-09). */
    securityCodeSpent() {},
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state) => {
      state.payment = idle
    })
    // A session may end before the entered screen: it would never be left.
    for (const over of [loggedOut, sessionLost]) builder.addCase(over, () => initialState)
  },
  selectors: {
    selectIsCheckoutOpen: (state) => state.isCheckoutOpen,
    selectPayment: (state) => state.payment,
    selectIsPaymentBusy: ({ payment }) => payment.status === 'placing' || payment.status === 'checking',
  },
})

declare module '../../../../shared/store' {
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
  outcomeForgotten,
  othersFound,
  orderPaid,
  paymentReset,
  securityCodeSpent,
} = paymentSlice.actions
export const { selectIsCheckoutOpen, selectPayment, selectIsPaymentBusy } =
  paymentSlice.injectInto(rootReducer).selectors
