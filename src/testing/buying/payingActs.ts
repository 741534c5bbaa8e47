import { createPortalStore, followOtherTabs } from '../../app/store'
import { cartReadRequested, selectCartLines } from '../../features/buying/cart'
import { cartReplaced } from '../../features/buying/cart/state/cartSlice'
import '../../features/buying/checkout/checkoutSaga'
import {
  checkoutEntered,
  checkoutLeft,
  selectIsCheckoutOpen,
} from '../../features/buying/checkout/purchase/paymentSlice'
import {
  contactGiven,
  paymentChosen,
  securityCodeRenewed,
  selectPaymentChoice,
} from '../../features/buying/checkout/order/checkoutSlice'
import { outcomeCheckRequested, payingAgainAgreed } from '../../features/buying/checkout/purchase/checkOutcome'
import { releaseOrderLock } from '../../features/buying/checkout/purchase/orderLock'
import { selectPayment } from '../../features/buying/checkout/purchase/paymentSlice'
import { placeOrderRequested } from '../../features/buying/checkout/order/placeOrder'
import { pricesAccepted } from '../../features/buying/checkout/order/quoteSlice'
import { byOne, cardEntry, needsCode, wipeEntries } from '../../features/paying/payment'
import { cardVault } from '../../features/paying/payment/card/cardVault'
import { guestStarted, selectIsRider, signedIn } from '../../features/identity/session'
import { keepSession } from '../../features/identity/session/visitor/storedSession'
import { userAnswer } from '../../mocks/rules/riders/userAnswer'
import { startSession } from '../../mocks/rules/base/sessionTokens'
import { addFault } from '../../mocks/state/tester/faults'
import type { BackendState } from '../../mocks/state'
import { people } from '../../mocks/state/identity/users'
import { now, setClock } from '../../shared/clock'
import { lendNavigator } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { forgetStorageState, readStored } from '../../shared/storage/browserStorage'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import type { AppStore } from '../../shared/store'
import type { Act } from '../chance/anyAct'
import { cartLine } from './cartLines'
import { enterCard, visa } from './checkout'
import { isRide } from './payingBackend'
import type { Buyer } from './payingBackend'
import { testSettings } from '../portal'
import type { wireTo } from '../wire'

export { beginBuying } from './payingBackend'
export type { Buyer } from './payingBackend'

/**
 * A buyer with the accounts that they use, the number of rides that they ever added to the cart, the number that they removed
 * again, and the number that they may have bought twice, as they have said.
 */
export interface Person {
  buyer: Buyer
  /** The rider as whom they sign in. */
  rider: string
  put: number
  takenOut: number
  again: number
}

export const newPerson = (buyer: Buyer): Person => ({ buyer, rider: people.rider.uuid, put: 2, takenOut: 0, again: 0 })

/** The checkout of one tab: its current page, and the backend behind it. */
export interface Till {
  /** The same in all tabs. A guest who signs in becomes a rider. */
  person: Person
  backend: BackendState
  store: AppStore
  /** Tells requests that will still arrive from those that never will. */
  wire: ReturnType<typeof wireTo>
  /** The origin by which the wire knows the tab. */
  origin: string
  /** Stops listening to other tabs. */
  stopFollowing: () => void
}

const placing = { rider: 'placeOrder', guest: 'placeOrderAsGuest' } as const
const lookingUp = { rider: 'findOrderAttempt', guest: 'findOrderAttemptAsGuest' } as const

/** Returns a tab that shows the checkout. */
export function openTill(given: Omit<Till, 'store' | 'stopFollowing'>): Till {
  return { ...given, ...openPage(given.origin) }
}

/** Opens a page, or opens it again: it knows only what is stored. */
function openPage(origin: string): Pick<Till, 'store' | 'stopFollowing'> {
  releaseOrderLock()
  wipeEntries()
  forgetStorageState()
  setClock(() => Date.now())
  const store = createPortalStore(settingsAt(origin), 'en')
  // When a session ends, sign-in shows.
  lendNavigator((to) => {
    if (to.startsWith(paths.login())) store.dispatch(checkoutLeft())
  })
  const stopFollowing = followOtherTabs(store)
  store.dispatch(checkoutEntered())
  return { store, stopFollowing }
}

export function closeTill({ wire, origin, stopFollowing }: Till): void {
  wire.leavePage(origin)
  stopFollowing()
  releaseOrderLock()
}

const settingsAt = (origin: string) =>
  testSettings(({ hosts }) => {
    for (const host of ['accounts', 'transit', 'web'] as const) hosts[host] = origin + new URL(hosts[host]).pathname
  })

/** Goes to the checkout, and fills in what is missing of contact and payment. */
function fillIn({ person, store }: Till): void {
  const { dispatch, getState } = store
  if (!selectIsCheckoutOpen(getState())) dispatch(checkoutEntered())
  dispatch(contactGiven({ email: 'someone@example.com', first_name: 'Sam', last_name: 'Poirier' }))
  const choice = selectPaymentChoice(getState())
  const isRider = selectIsRider(getState())
  const hasNone = choice?.methods.some(({ kind }) => kind === 'new') && !cardEntry.summary()
  if (!choice || hasNone || (!isRider && !cardEntry.summary())) {
    if (isRider && person.rider === people.rider.uuid)
      dispatch(paymentChosen(byOne({ kind: 'saved', methodId: 'pay-visa' })))
    else enterCard({ store }, visa)
  } else if (needsCode(choice) && cardVault.renewCode(visa.code)) dispatch(securityCodeRenewed())
}

/** A rider whose session has ended has no checkout before signing in again. */
const isAway = ({ person, store }: Till) => person.buyer === 'rider' && !selectIsRider(store.getState())

/** Signs the rider in, also if they bought as a guest before, and goes to the checkout. */
function signIn({ person, backend, store }: Till): void {
  const user = backend.users.find(({ uuid }) => uuid === person.rider)
  if (!user || selectIsRider(store.getState())) return
  person.buyer = 'rider'
  const token = startSession(backend, user, now())
  keepSession(token, userAnswer(backend, user))
  store.dispatch(signedIn({ token, user: userAnswer(backend, user) }))
  store.dispatch(checkoutEntered())
}

/** Continues without an account where a session has ended. */
function goOnAsGuest({ person, store }: Till): void {
  if (selectIsRider(store.getState())) return
  person.buyer = 'guest'
  store.dispatch(guestStarted())
  store.dispatch(checkoutEntered())
}

/** Signs in to the other account. The cart of the first rider is not the second one's. */
function signInAsAnother(till: Till): void {
  const { person, store } = till
  if (selectIsRider(store.getState())) return
  const { rider, cardlessRider } = people
  person.rider = person.rider === rider.uuid ? cardlessRider.uuid : rider.uuid
  const owner = readStored(sessionKeys.cartOwner)
  if (owner && owner !== person.rider) person.takenOut += ridesIn(till)
  signIn(till)
}

/** Says to pay although a payment is open, where the page asks. */
function agree(till: Till): void {
  const { person, store } = till
  if (!['forgotten', 'others'].includes(selectPayment(store.getState()).status)) return
  person.again += ridesIn(till)
  store.dispatch(payingAgainAgreed())
}

const ridesIn = ({ store }: Till) => {
  store.dispatch(cartReadRequested())
  return selectCartLines(store.getState()).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns to the checkout as the same buyer: the portal looks up the order that is under way. */
export function comeBack(till: Till): void {
  const { person, store } = till
  if (person.buyer === 'rider') signIn(till)
  if (!selectIsCheckoutOpen(store.getState())) store.dispatch(checkoutEntered())
  if (selectPayment(store.getState()).status !== 'paid') store.dispatch(outcomeCheckRequested())
}

/** Performs an act. `pass` lets the given milliseconds pass. */
export async function act(till: Till, what: Act, pass: (ms: number) => Promise<void>): Promise<void> {
  const { backend, wire, origin } = till
  const { dispatch, getState } = till.store
  const { buyer } = till.person
  switch (what.do) {
    case 'pay':
      if (isAway(till)) return
      fillIn(till)
      for (let click = 0; click < what.clicks; click += 1) dispatch(placeOrderRequested())
      return
    case 'wait':
      return pass(what.ms)
    case 'check':
      if (!isAway(till)) dispatch(outcomeCheckRequested())
      return
    case 'acceptPrices':
      return void dispatch(pricesAccepted())
    case 'reload':
      closeTill(till)
      Object.assign(till, openPage(origin))
      return
    case 'endSession':
      backend.sessions = {}
      return
    case 'signIn':
      return signIn(till)
    case 'changeQuantity': {
      dispatch(cartReadRequested())
      const [line] = selectCartLines(getState())
      const before = line?.quantity ?? 0
      dispatch(cartReplaced([{ ...(line ?? cartLine()), quantity: what.to }]))
      till.person.put += Math.max(0, what.to - before)
      till.person.takenOut += Math.max(0, before - what.to)
      return
    }
    case 'goOnAsGuest':
      return goOnAsGuest(till)
    case 'signInAsAnother':
      return signInAsAnother(till)
    case 'agree':
      return agree(till)
    case 'holdUp':
      return wire.hold(what.ms)
    case 'changePrice': {
      const ride = backend.products.find(isRide)
      if (ride) ride.list_price = Number(ride.list_price) + 25
      return
    }
    case 'decline': {
      const method = backend.paymentMethods.find(({ id }) => id === 'pay-visa')
      if (method) method.declines = what.isOn
      return
    }
    case 'fail':
      return addFault(backend, (what.call === 'placing' ? placing : lookingUp)[buyer], what.kind, what.times)
    case 'slow':
      backend.delays[placing[buyer]] = what.ms
  }
}
