import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'

export type PurchaseType = 'digital' | 'physical'

/**
 * What the visitor buys: `digital` or `physical` in transit mode (the specification's fare-media mode), null for plain
 * tickets.
 */
interface PurchaseTypeState {
  type: PurchaseType | null
}

const initialState: PurchaseTypeState = { type: null }

const purchaseTypeSlice = createSlice({
  name: 'purchaseType',
  initialState,
  reducers: {
    purchaseTypeChosen(state, { payload }: PayloadAction<PurchaseType | null>) {
      state.type = payload
    },
  },
  selectors: { selectPurchaseType: (state) => state.type },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof purchaseTypeSlice> {}
}

export const { purchaseTypeChosen } = purchaseTypeSlice.actions
export const { selectPurchaseType } = purchaseTypeSlice.injectInto(rootReducer).selectors
