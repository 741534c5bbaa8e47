import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { Address, SavedAddress } from '../../../../api/contract/paying/addresses'
import type { ShippingMethod } from '../../../../api/contract/buying/shipping'
import type { PlaceOrderBody } from '../../../../api/contract/paying/paying'
import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { idle, loading } from '../../../../shared/remote/remote'
import type { Remote } from '../../../../shared/remote/remote'
import { rootReducer } from '../../../../shared/store'
import { isEntered } from '../../../paying/payment'
import type { PaymentChoice } from '../../../paying/payment'
import {
  anotherRiderSignedIn,
  guestLeft,
  guestStarted,
  loggedOut,
  sessionLost,
  signedIn,
} from '../../../identity/session'
import { checkoutEntered, checkoutLeft, orderPaid, securityCodeSpent } from '../purchase'

export type Contact = PlaceOrderBody['contact']

export interface Destination {
  savedId: string | null
  address: Address
}

export const destinationOf = ({ id: savedId, is_default: _, version: __, ...address }: SavedAddress): Destination => ({
  savedId,
  address,
})

interface CheckoutState {
  /** The rider's account is being filled in, and the first step is not known. */
  isOpening: boolean
  contact: Contact | null
  destination: Destination | null
  shippingMethods: Remote<ShippingMethod[]>
  shippingMethodId: string | null
  /** An offered method counts once the visitor has continued with it, or sees it in the review. */
  isShippingConfirmed: boolean
  payment: PaymentChoice | null
  /** The typed text is kept, so that moving between steps loses nothing. */
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
    destinationDropped(state) {
      state.destination = null
      state.shippingMethods = idle
      state.shippingMethodId = null
      state.isShippingConfirmed = false
    },
    shippingMethodsRequested(state) {
      state.shippingMethods = loading
    },
    /** The first method is offered if the chosen one is gone. */
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
    /** An offered method never replaces a choice, or the message about the last try. */
    paymentOffered(state, { payload }: PayloadAction<PaymentChoice>) {
      state.payment ??= payload
    },
    /** The rider agreed to save the methods: a renewing product charges a saved one. */
    savingAgreed(state) {
      for (const method of state.payment?.methods ?? []) if (method.kind === 'new') method.isSaved = true
    },
    paymentDropped(state) {
      state.payment = null
    },
    /** Each kind holds one entry: the one that was chosen is gone, and no other may be charged in its place. */
    entryReplaced(state, { payload: type }: PayloadAction<string>) {
      if (state.payment?.methods.some((method) => method.kind === 'new' && method.type === type)) state.payment = null
    },
    securityCodeRenewed(state) {
      for (const method of state.payment?.methods ?? []) if (method.kind === 'new') method.needsCode = false
    },
  },
  extraReducers: (builder) => {
    builder.addCase(checkoutEntered, (state) => {
      state.isOpening = true
    })
    /** Leaving the page drops the payment; contact and address stay. */
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
    for (const over of [loggedOut, anotherRiderSignedIn, guestLeft]) builder.addCase(over, () => initialState)
    // The rider finds what was typed after signing in again, but never a card.
    builder.addCase(sessionLost, ({ typed }, { payload: reason }) =>
      reason === 'elsewhere' ? initialState : { ...initialState, typed, isTypedKept: true },
    )
    builder.addCase(signedIn, ({ typed, isTypedKept }) => (isTypedKept ? { ...initialState, typed } : initialState))
    builder.addCase(guestStarted, (state) => (state.isTypedKept ? initialState : state))
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
  entryReplaced,
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
