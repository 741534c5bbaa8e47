import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { Address } from '../../../../api/contract/paying/addresses'
import type { ShippingMethod } from '../../../../api/contract/buying/shipping'
import type { PlaceOrderBody } from '../../../../api/contract/paying/paying'
import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { idle, loading } from '../../../../shared/remote/remote'
import type { Remote } from '../../../../shared/remote/remote'
import { rootReducer } from '../../../../shared/store'
import { isEntered } from '../../../paying/payment'
import type { PaymentChoice } from '../../../paying/payment'
import { anotherRiderSignedIn, loggedOut, sessionLost, signedIn } from '../../../identity/session'
import { checkoutEntered, checkoutLeft, orderPaid, securityCodeSpent } from '../purchase'

export type Contact = PlaceOrderBody['contact']

/** The address of the order: a saved one by its id, or one typed for this order. */
export interface Destination {
  savedId: string | null
  address: Address
}

interface CheckoutState {
  /** The checkout is filling in what a rider's account knows, and does not know yet at which step to open. */
  isOpening: boolean
  contact: Contact | null
  destination: Destination | null
  shippingMethods: Remote<ShippingMethod[]>
  shippingMethodId: string | null
  /** An offered method counts once the visitor has continued with it, or the checkout opens at the review, which shows it. */
  isShippingConfirmed: boolean
  payment: PaymentChoice | null
  /** The forms as last typed, so that moving between steps loses nothing. */
  typed: { contact: FormValues | null; address: FormValues | null }
  /** The typed text waits for the rider whose session ended. */
  isTypedKept: boolean
}

const initialState: CheckoutState = {
  isOpening: false,
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
    checkoutOpened(state) {
      state.isOpening = false
    },
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
    /** The rider wants to type a new address. */
    destinationDropped(state) {
      state.destination = null
      state.shippingMethods = idle
      state.shippingMethodId = null
      state.isShippingConfirmed = false
    },
    shippingMethodsRequested(state) {
      state.shippingMethods = loading
    },
    /**
     * Stores the answer. If the chosen method is not among the methods, or none was chosen, the first one is offered.
     */
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
    /** The rider's saved method. Unlike a chosen one it never replaces a choice, nor the message about the last try. */
    paymentOffered(state, { payload }: PayloadAction<PaymentChoice>) {
      state.payment ??= payload
    },
    /** The rider agreed to save the entered methods to the account: a renewing product is charged to a saved method. */
    savingAgreed(state) {
      for (const method of state.payment?.methods ?? []) if (method.kind === 'new') method.isSaved = true
    },
    /** The chosen payment is gone: the card was wiped, or the saved method was removed. */
    paymentDropped(state) {
      state.payment = null
    },
    securityCodeRenewed(state) {
      for (const method of state.payment?.methods ?? []) if (method.kind === 'new') method.needsCode = false
    },
  },
  extraReducers: (builder) => {
    builder.addCase(checkoutEntered, (state) => {
      state.isOpening = true
    })
    /** Leaving the page drops an entered payment. Contact and address stay until the rider comes back. */
    builder.addCase(checkoutLeft, (state) => {
      if (isEntered(state.payment)) state.payment = null
    })
    builder.addCase(securityCodeSpent, (state) => {
      for (const method of state.payment?.methods ?? [])
        if (method.kind === 'new' && method.type === 'card') method.needsCode = true
    })
    // A guest has no account that knows this for the next order. A payment is never kept.
    builder.addCase(orderPaid, ({ typed, contact, destination }, { payload: { isGuests } }) =>
      isGuests ? { ...initialState, typed, contact, destination } : initialState,
    )
    for (const over of [loggedOut, anotherRiderSignedIn]) builder.addCase(over, () => initialState)
    // A rider whose session ended while typing finds the text again after signing in. A card is never kept.
    builder.addCase(sessionLost, ({ typed }, { payload: reason }) =>
      reason === 'elsewhere' ? initialState : { ...initialState, typed, isTypedKept: true },
    )
    builder.addCase(signedIn, ({ typed, isTypedKept }) => (isTypedKept ? { ...initialState, typed } : initialState))
  },
  selectors: {
    selectIsOpening: (state) => state.isOpening,
    selectContact: (state) => state.contact,
    selectDestination: (state) => state.destination,
    selectShippingMethods: (state) => state.shippingMethods,
    selectShippingMethodId: (state) => state.shippingMethodId,
    selectIsShippingConfirmed: (state) => state.isShippingConfirmed,
    selectPaymentChoice: (state) => state.payment,
    selectTyped: (state) => state.typed,
  },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof checkoutSlice> {}
}

export const {
  checkoutOpened,
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
  paymentOffered,
  paymentDropped,
  savingAgreed,
  securityCodeRenewed,
} = checkoutSlice.actions
export const {
  selectIsOpening,
  selectContact,
  selectDestination,
  selectShippingMethods,
  selectShippingMethodId,
  selectIsShippingConfirmed,
  selectPaymentChoice,
  selectTyped,
} = checkoutSlice.injectInto(rootReducer).selectors
