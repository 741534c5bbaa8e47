// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import {
  changeableBackend,
  readyToPay,
  storeCart,
  storeGuest,
  testCheckout,
  visa,
} from '../../../../testing/buying/checkout'
import { cardEntry } from '../../../paying/payment'
import { guestStarted, loggedOut } from '../../../identity/session'
import { selectPayment } from '../purchase/paymentSlice'
import {
  contactTyped,
  selectContact,
  selectDestination,
  selectPaymentChoice,
  selectShippingMethodId,
  selectTyped,
} from './checkoutSlice'
import { placeOrderRequested } from './placeOrder'

const typed = { email: 'guest@example.com', confirmEmail: 'guest@example.com', firstName: 'Robin', lastName: 'Hart' }

async function paid(isGuest: boolean) {
  changeableBackend(isGuest ? 'visitor' : 'riderSignedIn')
  if (isGuest) storeGuest()
  storeCart(cartLine())
  const portal = testCheckout()
  portal.store.dispatch(contactTyped(typed))
  await readyToPay(portal, visa)
  portal.store.dispatch(placeOrderRequested())
  await portal.until((state) => selectPayment(state).status === 'paid')
  return portal
}

test('@PAY-01 @PAY-10 a guest’s next order keeps contact and address of the first, and nothing of the payment', async () => {
  const { store } = await paid(true)
  expect(selectTyped(store.getState()).contact).toEqual(typed)
  expect(selectContact(store.getState())).toMatchObject({ email: 'rider@example.com' })
  expect(selectPaymentChoice(store.getState())).toBeNull()
  expect(selectShippingMethodId(store.getState())).toBeNull()
  expect(cardEntry.summary()).toBeUndefined()
})

test('@PAY-01 a rider’s next order begins with what the account knows', async () => {
  const { store } = await paid(false)
  expect(selectTyped(store.getState()).contact).toBeNull()
  expect(selectContact(store.getState())).toBeNull()
  expect(selectDestination(store.getState())).toBeNull()
})

test('@AUTH-17 what a guest typed leaves with the session', async () => {
  const { store } = await paid(true)
  store.dispatch(loggedOut(undefined))
  expect(selectTyped(store.getState()).contact).toBeNull()
  store.dispatch(guestStarted())
  expect(selectContact(store.getState())).toBeNull()
})
