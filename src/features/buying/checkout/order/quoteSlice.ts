import { createSelector, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { Quote } from '../../../../api/contract/buying/quotes'
import type { ApiError } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { rootReducer } from '../../../../shared/store'
import type { CartLine } from '../../cart'
import { guestLeft, loggedOut, sessionLost, signedIn } from '../../../identity/session'
import { orderPaid } from '../purchase'
import { changesKey, hasNewPrice, isUnavailable, quotedLines } from './quotedLines'
import type { QuoteBlocker } from './quoteBlocker'

export interface Quoted {
  quote: Quote
  lines: CartLine[]
  card?: string
}

export type Promo =
  | { status: 'none' }
  | { status: 'checking'; code: string }
  | { status: 'applied'; code: string }
  | { status: 'refused'; code: string; reason: TextRef }

interface QuoteState {
  quoted: Quoted | null
  request:
    | { status: 'idle' }
    | { status: 'loading' }
    | { status: 'failed'; error: ApiError }
    | { status: 'withheld'; reason: QuoteBlocker }
  promo: Promo
  acceptedChanges: string
}

const initialState: QuoteState = {
  quoted: null,
  request: { status: 'idle' },
  promo: { status: 'none' },
  acceptedChanges: '',
}

const isAsked = (promo: Promo, code: string) =>
  (promo.status === 'checking' || promo.status === 'applied') && promo.code === code

const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    quoteRequested(state) {
      state.request = { status: 'loading' }
    },
    quoteAnswered(state, { payload }: PayloadAction<Quoted>) {
      state.request = { status: 'idle' }
      state.quoted = payload
    },
    quoteFailed(state, { payload }: PayloadAction<ApiError>) {
      state.request = { status: 'failed', error: payload }
    },
    quoteWithheld(state, { payload }: PayloadAction<QuoteBlocker>) {
      state.request = { status: 'withheld', reason: payload }
    },
    quoteDropped(state) {
      state.quoted = null
      state.request = { status: 'idle' }
    },
    pricesAccepted(state) {
      const { quoted } = state
      if (quoted) state.acceptedChanges = changesKey(quotedLines(quoted.lines, quoted.quote))
    },
    promoRequested(state, { payload: code }: PayloadAction<string>) {
      state.promo = { status: 'checking', code }
    },
    // An answer may come after the code has left with its visitor.
    promoAccepted(state, { payload: code }: PayloadAction<string>) {
      if (isAsked(state.promo, code)) state.promo = { status: 'applied', code }
    },
    promoRefused(state, { payload }: PayloadAction<{ code: string; reason: TextRef }>) {
      if (isAsked(state.promo, payload.code)) state.promo = { status: 'refused', ...payload }
    },
    promoRemoved(state) {
      state.promo = { status: 'none' }
    },
  },
  extraReducers: (builder) => {
    for (const over of [orderPaid, signedIn, loggedOut, sessionLost, guestLeft])
      builder.addCase(over, () => initialState)
  },
  selectors: {
    selectQuoted: (state) => state.quoted,
    selectQuoteRequest: (state) => state.request,
    selectPromo: (state) => state.promo,
    selectPromoCode: ({ promo }) => (promo.status === 'applied' ? promo.code : undefined),
    selectAcceptedChanges: (state) => state.acceptedChanges,
  },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof quoteSlice> {}
}

export const {
  quoteRequested,
  quoteAnswered,
  quoteFailed,
  quoteWithheld,
  quoteDropped,
  pricesAccepted,
  promoRequested,
  promoAccepted,
  promoRefused,
  promoRemoved,
} = quoteSlice.actions
export const { selectQuoted, selectQuoteRequest, selectPromo, selectPromoCode, selectAcceptedChanges } =
  quoteSlice.injectInto(rootReducer).selectors

export const selectQuotedLines = createSelector([selectQuoted], (quoted) =>
  quoted ? quotedLines(quoted.lines, quoted.quote) : [],
)
export const selectHasUnavailableLines = createSelector([selectQuotedLines], (lines) => lines.some(isUnavailable))
export const selectNewPrices = createSelector([selectQuotedLines, selectAcceptedChanges], (lines, accepted) =>
  changesKey(lines) === accepted ? [] : lines.filter(hasNewPrice),
)
