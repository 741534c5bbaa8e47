import { onTestFinished } from 'vitest'
import { checkoutEntered, selectPayment } from '../../features/buying/checkout/purchase/paymentSlice'
import { contactGiven, paymentChosen } from '../../features/buying/checkout/order/checkoutSlice'
import '../../features/buying/checkout/checkoutSaga'
import { releaseOrderLock } from '../../features/buying/checkout/purchase/orderLock'
import { selectCheckoutBlocker } from '../../features/buying/checkout/order/progress'
import { byOne, cardEntry, entered, wipeEntries } from '../../features/paying/payment'
import type { PaymentChoice } from '../../features/paying/payment'
import { keepCard } from '../../features/paying/payment/card/cardVault'
import type { TypedCard } from '../../features/paying/payment/card/cardVault'
import { createMockBackend } from '../../mocks/node'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import type { BackendState } from '../../mocks/state'
import { writeStored } from '../../shared/storage/browserStorage'
import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import type { cartLine } from './cartLines'
import type { AppStore } from '../../shared/store'
import { testPortal } from '../portal'
import type { TestPortal } from '../portal'

/** The mock backend of a test. The test can also change its state without the portal's knowledge. */
export function changeableBackend(scenario: ScenarioName = 'visitor') {
  const { server, api, store } = createMockBackend(scenario)
  const ordersBefore = store.run((state) => state.orders.length)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => {
    server.close()
    wipeEntries()
    releaseOrderLock()
  })
  return {
    ...api,
    change: (change: (state: BackendState) => void) => store.run(change),
    sent: async (name: string) => (await api.calls()).filter((call) => call.name === name),
    /** Returns the orders that this test placed. */
    placed: async () => (await api.state()).orders.slice(await ordersBefore),
  }
}

/** Fills the browser's storage before the portal starts. */
export function storeCart(...lines: ReturnType<typeof cartLine>[]): void {
  writeStored(cartKeys.cart, lines)
}

export function storeGuest(): void {
  writeStored(sessionKeys.isGuestUser, 'true')
}

/** The guest of the scenario `guestWithCard`. */
export function storeGuestWithCard(): void {
  storeGuest()
  writeStored(sessionKeys.cardToken, 'card-session')
}

/** Returns a portal that shows the checkout. */
export function testCheckout(options?: Parameters<typeof testPortal>[0]): TestPortal {
  const portal = testPortal(options)
  portal.store.dispatch(checkoutEntered())
  return portal
}

export const visa: TypedCard = {
  nickname: '',
  lastName: 'MacLeod',
  number: '4111 1111 1111 1111',
  expiry: '12/31',
  code: '737',
  address: '18 Lantern Street',
  zip: 'B3J 1S9',
  isSaved: false,
}
export const declinedCard: TypedCard = { ...visa, number: '4000 0000 0000 0002' }

/** Enters a card as the card form does. */
export function enterCard(portal: { store: AppStore }, card: TypedCard): void {
  keepCard(card)
  const summary = cardEntry.summary()
  if (summary) portal.store.dispatch(paymentChosen(byOne(entered('card', summary))))
}

/** Fills the steps of an order without shipping, and waits until the rider can pay. */
export async function readyToPay(portal: TestPortal, paidBy: TypedCard | string | PaymentChoice): Promise<void> {
  portal.store.dispatch(contactGiven({ email: 'rider@example.com', first_name: 'Jordan', last_name: 'MacLeod' }))
  if (typeof paidBy === 'string') portal.store.dispatch(paymentChosen(byOne({ kind: 'saved', methodId: paidBy })))
  else if ('methods' in paidBy) portal.store.dispatch(paymentChosen(paidBy))
  else enterCard(portal, paidBy)
  await portal.until((state) => selectCheckoutBlocker(state) === undefined)
}

/** Resolves when the payment has this status. */
export const paymentReached = (portal: TestPortal, status: string) =>
  portal.until((state) => selectPayment(state).status === status)

/** Resolves when no prices are read: until then "Pay" does nothing, also after a try that failed. */
export const pricesRead = (portal: TestPortal) => portal.until((state) => selectCheckoutBlocker(state) !== 'quoting')
