import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction, UnknownAction, WithSlice } from '@reduxjs/toolkit'
import { byName, own } from '../../../../shared/byName'
import { locationChanged } from '../../../../shared/navigation/navigation'
import { connectionRetried } from '../../../../shared/notices/noticesSlice'
import { isAt } from '../../../../shared/paths'
import { rootReducer } from '../../../../shared/store'
import { productAdded } from '../../cart'
import { chosenCardChanged } from '../../../cards/fareMedia'
import { guestStarted, loggedOut, sessionLost, sessionRestored, signedIn } from '../../../identity/session'
import { languageChanged } from '../../../identity/settings'
import type { Search } from './addressFilters'
import * as machine from './productsMachine'
import type { Answered, Found, Panel, ProductsPage } from './productsMachine'

/** The uuid of a service type, once it is known (CAT-08). */
export interface ServiceLevel {
  serviceType: string
  uuid: string
}

interface ProductsState {
  page: ProductsPage
  level: ServiceLevel | null
  /** How often a product was added: its stepper then returns to 1 (CART-03). */
  added: Record<string, number>
}

const initialState: ProductsState = { page: machine.initialPage, level: null, added: byName() }

/** The backend answers differently for another language, visitor or fare card. */
export const isOutdating = isAnyOf(
  languageChanged,
  sessionRestored,
  signedIn,
  guestStarted,
  loggedOut,
  sessionLost,
  chosenCardChanged,
)

const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {
    productsOpened: {
      /** `shown`: the filters that the document shows. */
      prepare: (search: Search, shown: Panel | null = null) => ({ payload: search, meta: { shown } }),
      reducer(state, { payload, meta }: PayloadAction<Search, string, { shown: Panel | null }>) {
        state.page = machine.opened(state.page, payload, meta.shown)
      },
    },
    productsLeft(state) {
      state.page = machine.left(state.page)
    },
    searchRetried(state) {
      state.page = machine.retried(state.page)
    },
    serviceLevelFound(state, { payload }: PayloadAction<ServiceLevel>) {
      state.level = payload
    },
    filtersAnswered(state, { payload }: PayloadAction<Answered<Panel>>) {
      state.page = machine.filtersAnswered(state.page, payload)
    },
    productsAnswered(state, { payload }: PayloadAction<Answered<Found>>) {
      state.page = machine.productsAnswered(state.page, payload)
    },
    moreRequested(state) {
      state.page = machine.moreRequested(state.page)
    },
    moreAnswered(state, { payload }: PayloadAction<Answered<Found>>) {
      state.page = machine.moreAnswered(state.page, payload)
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(productAdded, (state, { payload }) => {
        const { uuid } = payload.added
        state.added[uuid] = (own(state.added, uuid) ?? 0) + 1
      })
      .addCase(connectionRetried, (state) => {
        state.page = machine.retried(state.page)
      })
      .addMatcher(isAwayFromProducts, (state) => {
        state.page = machine.left(state.page)
      })
      .addMatcher(isOutdating, (state, action) => {
        state.page = machine.outdated(state.page, languageChanged.match(action) ? 'language' : 'visitor')
      }),
  selectors: {
    selectPage: (state) => state.page,
    selectServiceLevel: (state) => state.level,
    selectTimesAdded: (state, uuid: string) => own(state.added, uuid) ?? 0,
  },
})

/** A change of filters stays on this page. */
export function isAwayFromProducts(action: UnknownAction): action is ReturnType<typeof locationChanged> {
  return locationChanged.match(action) && !isAt(action.payload.pathname, 'products')
}

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof productsSlice> {}
}

export const {
  productsOpened,
  productsLeft,
  searchRetried,
  serviceLevelFound,
  filtersAnswered,
  productsAnswered,
  moreRequested,
  moreAnswered,
} = productsSlice.actions
export const { selectPage, selectServiceLevel, selectTimesAdded } = productsSlice.injectInto(rootReducer).selectors
