import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { Order } from '../../../../api/contract/buying/orders'
import type { ApiError } from '../../../../api/errors'
import { connectionRetried } from '../../../../shared/notices/noticesSlice'
import { idle, loading } from '../../../../shared/remote/remote'
import type { Remote } from '../../../../shared/remote/remote'
import { rootReducer, visitorChanged } from '../../../../shared/store'

/** A guest's proof of ownership without a key in this tab. */
export interface OrderSearch {
  order_number: string
  email: string
}

/** The typed values stay, to load the order again in another language. */
type Search =
  | { status: 'asked' }
  | { status: 'searching'; typed: OrderSearch }
  | { status: 'failed'; typed: OrderSearch; error: ApiError }
  | { status: 'found'; typed: OrderSearch }

export interface OrderSummaryState {
  orderId: string | null
  guest: boolean
  order: Remote<Order>
  /** The order belongs to no account, and the visitor has proved ownership. */
  isGuests: boolean
  search: Search | null
}

const initialState: OrderSummaryState = { orderId: null, guest: false, order: idle, isGuests: false, search: null }

const orderSummarySlice = createSlice({
  name: 'orderSummary',
  initialState,
  reducers: {
    orderSummaryOpened(_, { payload }: PayloadAction<{ orderId: string; guest: boolean }>) {
      return { ...payload, order: loading, isGuests: false, search: null }
    },
    /** All data of the order goes with its page. */
    orderSummaryLeft() {
      return initialState
    },
    orderRead(state, { payload }: PayloadAction<Order>) {
      state.order = { status: 'loaded', value: payload }
      state.isGuests = false
    },
    guestOrderRead(state, { payload }: PayloadAction<Order>) {
      state.order = { status: 'loaded', value: payload }
      state.isGuests = true
      if (state.search?.status === 'searching') state.search = { status: 'found', typed: state.search.typed }
    },
    /** A failed refresh keeps the shown order. */
    orderFailed(state, { payload }: PayloadAction<ApiError>) {
      if (state.order.status !== 'loaded') state.order = { status: 'failed', error: payload }
    },
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
    // No other visitor may see the order (AUTH-17).
    builder.addCase(visitorChanged, (): OrderSummaryState => initialState)
  },
  selectors: {
    selectOrderSummary: (state) => state,
  },
})

declare module '../../../../shared/store' {
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
