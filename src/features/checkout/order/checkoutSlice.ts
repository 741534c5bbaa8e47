import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { Address } from '../../../api/contract/addresses'
import type { ShippingMethod } from '../../../api/contract/shipping'
import type { PlaceOrderBody } from '../../../api/contract/paying'
import type { FormValues } from '../../../shared/forms/fieldSpec'
import { idle, loading } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { rootReducer } from '../../../shared/store'
import { isEntered } from '../../payment'
import type { PaymentChoice } from '../../payment'
import { anotherRiderSignedIn, loggedOut, sessionLost, signedIn } from '../../session'
import { checkoutLeft, orderPaid, securityCodeSpent } from '../../purchase'

export type Contact = PlaceOrderBody['contact']

/** Where the order goes: a saved address by its id, or one typed for this order. */
export interface Destination {
  savedId: string | null
  address: Address
}

interface CheckoutState {
  contact: Contact | null
  destination: Destination | null
  shippingMethods: Remote<ShippingMethod[]>
  shippingMethodId: string | null
  /** What is offered costs money: it counts only once the rider has seen it and gone on. */
  isShippingConfirmed: boolean
  payment: PaymentChoice | null
  /** Forms as they were last typed, so that going back and forth loses nothing. */
  typed: { contact: FormValues | null; address: FormValues | null }
  /** They wait for the rider whose session ended. */
  isTypedKept: boolean
}

const initialState: CheckoutState = {
  contact: null,
  destination: null,
  shippingMethods: idle,
  shippingMethodId: null,
  isShippingConfirmed: false,
  payment: null,
  typed: { contact: null, address: null },
  isTypedKept: false,
}

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    contactTyped(state, { payload }: PayloadAction<FormValues>) {
      state.typed.contact = payload
    },
    contactGiven(state, { payload }: PayloadAction<Contact>) {
      state.contact = payload
    },
    addressTyped(state, { payload }: PayloadAction<FormValues>) {
      state.typed.address = payload
    },
    destinationChosen(state, { payload }: PayloadAction<Destination>) {
      state.destination = payload
      state.shippingMethods = loading
      state.isShippingConfirmed = false
    },
    /** A new address is to be typed. */
    destinationDropped(state) {
      state.destination = null
      state.shippingMethods = idle
      state.shippingMethodId = null
      state.isShippingConfirmed = false
    },
    shippingMethodsRequested(state) {
      state.shippingMethods = loading
    },
    /** A method that no longer fits is given up; the first is offered where none was chosen. */
    shippingMethodsAnswered(state, { payload }: PayloadAction<Remote<ShippingMethod[]>>) {
      state.shippingMethods = payload
      if (payload.status !== 'loaded') return
      const isStillThere = payload.value.some(({ id }) => id === state.shippingMethodId)
      if (isStillThere) return
      state.shippingMethodId = payload.value[0]?.id ?? null
      state.isShippingConfirmed = false
    },
    shippingMethodChosen(state, { payload }: PayloadAction<string>) {
      state.shippingMethodId = payload
    },
    shippingConfirmed(state) {
      state.isShippingConfirmed = state.shippingMethodId !== null
    },
    paymentChosen(state, { payload }: PayloadAction<PaymentChoice>) {
      state.payment = payload
    },
    /** What was entered stays on the account: something renews by itself and is charged to it. */
    savingAgreed(state) {
      for (const method of state.payment?.methods ?? []) if (method.kind === 'new') method.isSaved = true
    },
    /** The payment that was chosen is not there any more: the card was wiped, the saved one removed. */
    paymentDropped(state) {
      state.payment = null
    },
    securityCodeRenewed(state) {
      for (const method of state.payment?.methods ?? []) if (method.kind === 'new') method.needsCode = false
    },
  },
  extraReducers: (builder) => {
    /** What was entered to pay with goes with the page; contact and address wait for the rider to come back. */
    builder.addCase(checkoutLeft, (state) => {
      if (isEntered(state.payment)) state.payment = null
    })
    builder.addCase(securityCodeSpent, (state) => {
      for (const method of state.payment?.methods ?? [])
        if (method.kind === 'new' && method.type === 'card') method.needsCode = true
    })
    for (const over of [orderPaid, loggedOut, anotherRiderSignedIn]) builder.addCase(over, () => initialState)
    // Who was signed out in the middle of typing finds it again after signing in; a card is never kept.
    builder.addCase(sessionLost, ({ typed }, { payload: reason }) =>
      reason === 'elsewhere' ? initialState : { ...initialState, typed, isTypedKept: true },
    )
    builder.addCase(signedIn, ({ typed, isTypedKept }) => (isTypedKept ? { ...initialState, typed } : initialState))
  },
  selectors: {
    selectContact: (state) => state.contact,
    selectDestination: (state) => state.destination,
    selectShippingMethods: (state) => state.shippingMethods,
    selectShippingMethodId: (state) => state.shippingMethodId,
    selectIsShippingConfirmed: (state) => state.isShippingConfirmed,
    selectPaymentChoice: (state) => state.payment,
    selectTyped: (state) => state.typed,
  },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof checkoutSlice> {}
}

export const {
  contactTyped,
  contactGiven,
  addressTyped,
  destinationChosen,
  destinationDropped,
  shippingMethodsRequested,
  shippingMethodsAnswered,
  shippingMethodChosen,
  shippingConfirmed,
  paymentChosen,
  paymentDropped,
  savingAgreed,
  securityCodeRenewed,
} = checkoutSlice.actions
export const {
  selectContact,
  selectDestination,
  selectShippingMethods,
  selectShippingMethodId,
  selectIsShippingConfirmed,
  selectPaymentChoice,
  selectTyped,
} = checkoutSlice.injectInto(rootReducer).selectors
