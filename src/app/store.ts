import { configureStore, Tuple } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Task } from 'redux-saga'
import { connectClient } from '../api/client'
import { buyNowEnded, cartReadRequested, cartSaga, onCartOfOtherTabs } from '../features/buying/cart'
import { forgetGuestOrders } from '../features/buying/checkout/purchase/checkoutKeys'
import {
  guestLeft,
  leaveTemporary,
  onSessionOfOtherTabs,
  readStoredSession,
  selectAwaitedRider,
  selectEpoch,
  selectRiderId,
  selectVisitor,
  sessionKeys,
  sessionLost,
  sessionRestored,
  sessionSaga,
  signInExpired,
} from '../features/identity/session'
import { portalStarted, selectLanguage, selectSettings, settingsSaga } from '../features/identity/settings'
import type { OperatorSettings } from '../features/identity/settings'
import { now } from '../shared/clock'
import { takeLocales } from '../shared/locales/locales'
import { isLeaving } from '../shared/navigation/leaving'
import { connectionLost, errorShown } from '../shared/notices/noticesSlice'
import { supervised } from '../shared/saga/workers'
import { eraseWithOtherTabs, onStorageTrouble, readStored } from '../shared/storage/browserStorage'
import { followImports, rootReducer, visitorChanged } from '../shared/store'
import type { AppStore, NamedSaga, RootState } from '../shared/store'
import { neededNow } from '../shared/whenIdle'
import { flowsSaga } from './flows'

/** The sagas of the first load, in this order. All others attach themselves when their module loads. */
const firstSagas: NamedSaga[] = [
  { name: 'settings', saga: settingsSaga },
  { name: 'session', saga: sessionSaga },
  { name: 'cart', saga: cartSaga },
  { name: 'flows', saga: flowsSaga },
]

function reducer(state: RootState | undefined, action: Action): RootState {
  const next = rootReducer(state, action)
  return state && selectEpoch(state) !== selectEpoch(next) ? rootReducer(next, visitorChanged()) : next
}

export interface PortalStore extends AppStore {
  /** Runs a saga until the store stops. */
  attach: (named: NamedSaga) => void
  /** Cancels all sagas: the portal of a test ends with its test. */
  stop: () => void
}

/** Creates the store of one portal: it starts the sagas, connects the client, and reads the stored session and cart. */
export function createPortalStore(operator: OperatorSettings, language: string): PortalStore {
  takeLocales(operator.locales)
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer,
    // Immer freezes every state, so RTK's own check of each action, which walks through the whole state, would find nothing.
    middleware: () => new Tuple(sagas),
    // Actions carry typed text, and browser extensions must not see passwords.
    devTools: false,
  })
  const tasks: Task[] = []
  const appStore: PortalStore = Object.assign(store, {
    attach({ name, saga }: NamedSaga) {
      tasks.push(sagas.run(supervised, name, saga))
    },
    stop: () => {
      stopFollowing()
      tasks.forEach((task) => task.cancel())
    },
  })
  connect(appStore)
  firstSagas.forEach(appStore.attach)
  const stopFollowing = followImports(appStore.attach)
  appStore.dispatch(portalStarted({ operator, language }))
  appStore.dispatch(sessionRestored(readStoredSession()))
  appStore.dispatch(cartReadRequested())
  return appStore
}

function connect(store: AppStore): void {
  connectClient({
    context() {
      const state = store.getState()
      const { hosts, clientId, childOrganizationUuid } = selectSettings(state)
      return {
        hosts,
        clientId,
        childOrganizationUuid,
        language: selectLanguage(state),
        visitor: selectVisitor(state),
        sessionEpoch: selectEpoch(state),
        now,
      }
    },
    sessionLost: (reason) => store.dispatch(sessionLost(reason)),
    // A file that cannot be loaded now is asked for again by the next call.
    accountClosed: () =>
      void import('./flows/accountClosed').then(
        (flow) => flow.accountClosed(store),
        () => undefined,
      ),
    temporaryRefused: () => store.dispatch(signInExpired(leaveTemporary())),
    connectionLost: (unavailable, retryAfter) => store.dispatch(connectionLost({ unavailable, retryAfter })),
    isLeaving,
    answeredIn: (language, value) =>
      void import('../i18n/markForeign').then(
        ({ markForeign }) => markForeign(language, value),
        () => undefined,
      ),
    asked: (answer) => void neededNow(answer),
  })
  onStorageTrouble(({ kind, key }) =>
    store.dispatch(errorShown({ key: kind === 'unavailable' ? 'app:storage.unavailable' : damagedText(key) })),
  )
}

const damagedText = (key: string) => (key === 'cart' ? 'cart:damaged' : 'app:storage.damaged')

/** Follows changes that other tabs make to the session and the cart. Returns a function that stops it. */
export function followOtherTabs(store: AppStore): () => void {
  const stops = [
    // This comes first, because the others read what is left.
    eraseWithOtherTabs(),
    onSessionOfOtherTabs((session) => {
      const visitor = selectVisitor(store.getState())
      const isSomebody = !!session.authToken || session.isGuest || !!session.tempAuthToken
      // A tab that slept while one rider left and another came hears of the second alone.
      const own = selectRiderId(store.getState())
      const isAnother = own !== undefined && session.user !== undefined && session.user.uuid !== own
      const isOver = visitor.kind === 'rider' && (!session.authToken || isAnother)
      if (isOver) store.dispatch(sessionLost('elsewhere'))
      // What a guest typed is no rider's. What a rider typed before the session ended waits for that rider.
      else if (visitor.kind !== 'rider' && session.authToken && !selectAwaitedRider(store.getState()))
        store.dispatch(guestLeft())
      // A guest whose session ended enters the card again, and goes on.
      else if (visitor.kind !== 'rider' && !isSomebody && !readStored(sessionKeys.sessionEnded)) {
        forgetGuestOrders()
        store.dispatch(guestLeft())
        if (visitor.kind === 'guest') store.dispatch(buyNowEnded())
      }
      if (!isOver || isSomebody) store.dispatch(sessionRestored(session))
    }),
    onCartOfOtherTabs(() => store.dispatch(cartReadRequested())),
  ]
  return () => stops.forEach((stop) => stop())
}
