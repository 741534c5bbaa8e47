import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/errors'
import { rootReducer } from '../../shared/store'
import { loggedOut, sessionLost, sessionRestored, signedIn } from '../session'
import { orderSummaryLeft, orderSummaryOpened } from './orderSummarySlice'

/** An act that has been asked of the backend, and what became of it. */
type Act = { status: 'resting' } | { status: 'sending' } | { status: 'done' } | { status: 'failed'; error: ApiError }

interface OrderActsState {
  /** Sending the receipt by email, with its recipient. */
  mail: Act & { to: string }
  /** Moving a guest's order into the rider's account. */
  claim: Act
}

const initialState: OrderActsState = { mail: { status: 'resting', to: '' }, claim: { status: 'resting' } }

/** Acts on the shown order. The state ends with its page. */
const orderActsSlice = createSlice({
  name: 'orderActs',
  initialState,
  reducers: {
    receiptRequested(state, { payload }: PayloadAction<{ to: string }>) {
      state.mail = { status: 'sending', to: payload.to }
    },
    receiptSent(state) {
      state.mail = { status: 'done', to: state.mail.to }
    },
    receiptFailed(state, { payload }: PayloadAction<ApiError>) {
      state.mail = { status: 'failed', to: state.mail.to, error: payload }
    },
    /** Without a code: by the key that this tab has of the order. */
    claimRequested(state, _action: PayloadAction<{ code?: string }>) {
      state.claim = { status: 'sending' }
    },
    claimAccepted(state) {
      state.claim = { status: 'done' }
    },
    claimFailed(state, { payload }: PayloadAction<ApiError>) {
      state.claim = { status: 'failed', error: payload }
    },
  },
  extraReducers: (builder) => {
    const isOver = isAnyOf(orderSummaryOpened, orderSummaryLeft, sessionRestored, signedIn, loggedOut, sessionLost)
    builder.addMatcher(isOver, () => initialState)
  },
  selectors: {
    selectReceiptMail: (state) => state.mail,
    selectClaim: (state) => state.claim,
  },
})

declare module '../../shared/store' {
  interface Slices extends WithSlice<typeof orderActsSlice> {}
}

export const { receiptRequested, receiptSent, receiptFailed, claimRequested, claimAccepted, claimFailed } =
  orderActsSlice.actions
export const { selectReceiptMail, selectClaim } = orderActsSlice.injectInto(rootReducer).selectors
