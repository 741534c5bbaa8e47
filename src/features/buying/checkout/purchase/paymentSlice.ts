import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { rootReducer } from '../../../../shared/store'
import type { CartLine } from '../../cart'
import { loggedOut, sessionLost, signedIn } from '../../../identity/session'

/** A state machine: each state says what is known about the money. */
export type PaymentState =
  | { status: 'idle' }
  | { status: 'placing'; isSlow: boolean }
  /** Nothing was paid. `isWaiting`: no other try is possible yet. `isUnsent`: it was stopped before sending. */
  | { status: 'declined'; reason: TextRef; isWaiting: boolean; isUnsent: boolean }
  | { status: 'checking'; isSlow: boolean }
  /** The try may still arrive. Another one counts as the same order. */
  | { status: 'notArrived' }
  /** The visitor cannot try again from here. */
  | { status: 'unknown' }
  /** The visitor can only agree to go on. */
  | { status: 'forgotten' }
  /** The visitor can only agree to go on. */
  | { status: 'others' }
  | { status: 'paid'; orderId: string }

/** `bought`: the lines of the order with their prices, if this page knows them. */
interface PaidOrder {
  orderId: string
  isGuests?: boolean
  bought?: CartLine[]
}

interface State {
  payment: PaymentState
  /** The checkout is on the screen, or soon will be, and shows the payment itself. */
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
    orderPaid(state, { payload }: PayloadAction<PaidOrder>) {
      state.payment = { status: 'paid', orderId: payload.orderId }
    },
    /** The checkout was entered again, or the order has changed. */
    paymentReset(state) {
      state.payment = idle
    },
    /** The form asks for the code again before the next try (PAY-09). */
    securityCodeSpent() {},
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state) => {
      state.payment = idle
    })
    // A session may end before the screen that was entered is there, so nothing would leave it.
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
