import fc from 'fast-check'
import { createPortalStore } from '../app/store'
import { checkoutSaga } from '../features/checkout/checkoutSaga'
import {
  checkoutEntered,
  contactGiven,
  paymentChosen,
  securityCodeRenewed,
  selectPaymentChoice,
} from '../features/checkout/checkoutSlice'
import { outcomeCheckRequested } from '../features/checkout/placeOrder/checkOutcome'
import { releaseOrderLock } from '../features/checkout/placeOrder/orderLock'
import { placeOrderRequested } from '../features/checkout/placeOrder/placeOrder'
import { pricesAccepted } from '../features/checkout/quoteSlice'
import { byOne, cardEntry, needsCode, wipeEntries } from '../features/payment'
import { cardVault } from '../features/payment/cardVault'
import { addFault } from '../mocks/faults'
import type { FaultKind } from '../mocks/faults'
import { buildScenario } from '../mocks/scenarios'
import type { ScenarioName } from '../mocks/scenarios'
import type { BackendState } from '../mocks/state'
import { forgetStorageState } from '../shared/storage/browserStorage'
import type { AppStore } from '../shared/store'
import { cartLine } from './cartLines'
import { enterCard, visa } from './checkout'
import { testSettings } from './portal'

export type Buyer = 'rider' | 'guest'

/** Somebody in front of the checkout, the page that they have now, and the backend behind it. */
export interface Till {
  buyer: Buyer
  backend: BackendState
  /** How many there were before. */
  ordersBefore: number
  store: AppStore
  leavePage: () => void
}

const placing = { rider: 'placeOrder', guest: 'placeOrderAsGuest' } as const
const lookingUp = { rider: 'findOrderAttempt', guest: 'findOrderAttemptAsGuest' } as const

const once = <T>(build: () => T) => {
  let built: T | undefined
  return () => (built ??= build())
}

/** A scenario with one product: thousands of copies are made of it. */
const small = (name: ScenarioName) => () => {
  const { state, browserStorage } = buildScenario(name)
  return { state: { ...state, filters: [], products: state.products.filter(isRide) }, browserStorage }
}
const scenarios = { rider: once(small('riderSignedIn')), guest: once(small('visitor')) }
const settings = once(() => testSettings())

const isRide = ({ uuid }: { uuid: string }) => uuid === 'bus-adult-single'

/** The backend and the browser's storage of somebody with two rides in the cart. */
export function beginBuying(buyer: Buyer): BackendState {
  const { state, browserStorage } = structuredClone(scenarios[buyer]())
  window.localStorage.clear()
  window.sessionStorage.clear()
  forgetStorageState()
  for (const [key, value] of Object.entries(browserStorage)) window.localStorage.setItem(key, value)
  if (buyer === 'guest') window.localStorage.setItem('isGuestUser', 'true')
  window.localStorage.setItem('cart', JSON.stringify([cartLine({ quantity: 2 })]))
  return state
}

/** A page that is opened, or opened again: what is stored is all that it knows. */
export function openPage(): AppStore {
  releaseOrderLock()
  wipeEntries()
  forgetStorageState()
  const store = createPortalStore(settings(), 'en')
  store.attach({ name: 'checkout', saga: checkoutSaga })
  store.dispatch(checkoutEntered())
  return store
}

/** Contact and payment, as far as they are missing: what a person does again after a reload. */
function fillIn({ buyer, store }: Till): void {
  const { dispatch, getState } = store
  dispatch(contactGiven({ email: 'someone@example.com', first_name: 'Sam', last_name: 'Poirier' }))
  const choice = selectPaymentChoice(getState())
  if (!choice || (buyer === 'guest' && !cardEntry.summary())) {
    if (buyer === 'rider') dispatch(paymentChosen(byOne({ kind: 'saved', methodId: 'pay-visa' })))
    else enterCard({ store }, visa)
  } else if (needsCode(choice) && cardVault.renewCode(visa.code)) dispatch(securityCodeRenewed())
}

/** What can happen at a till. */
export type Act =
  | { do: 'pay'; clicks: number }
  | { do: 'wait'; ms: number }
  | { do: 'check' | 'reload' | 'acceptPrices' | 'changePrice' }
  | { do: 'decline'; isOn: boolean }
  | { do: 'fail'; call: 'placing' | 'lookingUp'; kind: FaultKind; times: number }
  | { do: 'slow'; ms: number }

const kinds: FaultKind[] = ['offline', 'timeout', '500', '503', '429', 'malformed', 'html', 'empty', 'wrongShape']

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), clicks: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(5, 30, 400, 9_000, 65_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      call: fc.constantFrom('placing' as const, 'lookingUp' as const),
      kind: fc.constantFrom<FaultKind>(...kinds, 'lostAnswer', 'lostAnswer', 'lostAnswer'),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('check', 'reload', 'acceptPrices', 'changePrice'),
    }) as fc.Arbitrary<Act>,
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), isOn: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('slow' as const), ms: fc.constantFrom(0, 500, 12_000, 61_000) }),
  },
)

/** Does it. `pass` lets so many milliseconds pass. */
export async function act(till: Till, what: Act, pass: (ms: number) => Promise<void>): Promise<void> {
  const { backend, buyer } = till
  const { dispatch } = till.store
  switch (what.do) {
    case 'pay':
      fillIn(till)
      for (let click = 0; click < what.clicks; click += 1) dispatch(placeOrderRequested())
      return
    case 'wait':
      return pass(what.ms)
    case 'check':
      return void dispatch(outcomeCheckRequested())
    case 'acceptPrices':
      return void dispatch(pricesAccepted())
    case 'reload':
      till.leavePage()
      till.store = openPage()
      return
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
