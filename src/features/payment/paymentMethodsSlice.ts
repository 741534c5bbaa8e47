import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { PaymentMethod } from '../../api/contract/paymentMethods'
import { idle, loading } from '../../shared/remote'
import type { Remote } from '../../shared/remote'
import { rootReducer } from '../../shared/store'
import { loggedOut, sessionLost, signedIn } from '../session'

/** The rider's saved methods, masked by the server. */
interface PaymentMethodsState {
  methods: Remote<PaymentMethod[]>
}

const initialState: PaymentMethodsState = { methods: idle }

const paymentMethodsSlice = createSlice({
  name: 'paymentMethods',
  initialState,
  reducers: {
    paymentMethodsRequested(state) {
      // What was read before stays on the screen while it is read again.
      if (state.methods.status !== 'loaded') state.methods = loading
    },
    paymentMethodsAnswered(state, { payload }: PayloadAction<Remote<PaymentMethod[]>>) {
      state.methods = payload
    },
  },
  extraReducers: (builder) => {
    for (const left of [signedIn, loggedOut, sessionLost]) builder.addCase(left, () => initialState)
  },
  selectors: { selectPaymentMethods: (state) => state.methods },
})

declare module '../../shared/store' {
  interface Slices extends WithSlice<typeof paymentMethodsSlice> {}
}

export const { paymentMethodsRequested, paymentMethodsAnswered } = paymentMethodsSlice.actions
export const { selectPaymentMethods } = paymentMethodsSlice.injectInto(rootReducer).selectors
