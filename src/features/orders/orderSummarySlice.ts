import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { Order } from '../../api/contract/orders'
import type { ApiError } from '../../api/errors'
import { connectionRetried } from '../../shared/notices/noticesSlice'
import { idle, loading } from '../../shared/remote'
import type { Remote } from '../../shared/remote'
import { rootReducer } from '../../shared/store'
import { guestStarted, loggedOut, sessionLost, sessionRestored, signedIn } from '../session'

/** What a guest knows of an order that this tab has no key for. */
export interface OrderSearch {
  order_number: string
  email: string
}

/** The search for a guest's order; what was typed is kept so that the order can be read again in another language. */
type Search =
  | { status: 'asked' }
  | { status: 'searching'; typed: OrderSearch }
  | { status: 'failed'; typed: OrderSearch; error: ApiError }
  | { status: 'found'; typed: OrderSearch }

export interface OrderSummaryState {
  /** Of the page that is shown; null while none is. */
  orderId: string | null
  guest: boolean
  order: Remote<Order>
  /** It is nobody's account's: a guest bought it, and whoever reads it has shown that it is theirs. */
  isGuests: boolean
  /** Null while the order can be had without asking. */
  search: Search | null
}

const initialState: OrderSummaryState = { orderId: null, guest: false, order: idle, isGuests: false, search: null }

const orderSummarySlice = createSlice({
  name: 'orderSummary',
  initialState,
  reducers: {
    /** The page came to the screen, or its order is asked for again. */
    orderSummaryOpened(_, { payload }: PayloadAction<{ orderId: string; guest: boolean }>) {
      return { ...payload, order: loading, isGuests: false, search: null }
    },
    /** Nothing of an order stays behind its page. */
    orderSummaryLeft() {
      return initialState
    },
    orderRead(state, { payload }: PayloadAction<Order>) {
      state.order = { status: 'loaded', value: payload }
      state.isGuests = false
    },
    /** By the key of this tab, or by what was typed. */
    guestOrderRead(state, { payload }: PayloadAction<Order>) {
      state.order = { status: 'loaded', value: payload }
      state.isGuests = true
      if (state.search?.status === 'searching') state.search = { status: 'found', typed: state.search.typed }
    },
    /** An order that is shown already stays: it was only to be read again. */
    orderFailed(state, { payload }: PayloadAction<ApiError>) {
      if (state.order.status !== 'loaded') state.order = { status: 'failed', error: payload }
    },
    /** This tab has no key for the guest's order, or one that fits no more. */
    orderKeyMissed(state) {
      if (state.order.status === 'loaded') return
      state.order = idle
      state.search = { status: 'asked' }
    },
    orderSearched(state, { payload }: PayloadAction<OrderSearch>) {
      state.search = { status: 'searching', typed: payload }
    },
    orderSearchFailed(state, { payload }: PayloadAction<ApiError>) {
      if (state.search?.status === 'searching')
        state.search = { status: 'failed', typed: state.search.typed, error: payload }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(connectionRetried, (state) => {
      if (state.order.status === 'failed') state.order = loading
      if (state.search?.status === 'failed') state.search = { status: 'searching', typed: state.search.typed }
    })
    // Another person is here: the order of the one before is not theirs to see (AUTH-17).
    builder.addMatcher(
      isAnyOf(sessionRestored, signedIn, guestStarted, loggedOut, sessionLost),
      (): OrderSummaryState => initialState,
    )
  },
  selectors: {
    selectOrderSummary: (state) => state,
  },
})

declare module '../../shared/store' {
  interface Slices extends WithSlice<typeof orderSummarySlice> {}
}

export const {
  orderSummaryOpened,
  orderSummaryLeft,
  orderRead,
  guestOrderRead,
  orderFailed,
  orderKeyMissed,
  orderSearched,
  orderSearchFailed,
} = orderSummarySlice.actions
export const { selectOrderSummary } = orderSummarySlice.injectInto(rootReducer).selectors
