// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { changeableBackend, enterCard, testCheckout, visa } from '../../../testing/buying/checkout'
import { cardEntry } from '../../paying/payment'
import { wipeOnPageHide } from '../../paying/payment/onDemand'
import { loggedOut, sessionLost } from '../../identity/session'
import { checkoutLeft } from './purchase/paymentSlice'
import { selectPaymentChoice } from './order/checkoutSlice'

test.each([
  ['leaving the checkout', checkoutLeft()],
  ['logging out', loggedOut()],
  ['the end of the session', sessionLost('unauthorized')],
])('@PAY-10 a card is wiped after %s', (_, left) => {
  changeableBackend()
  const { store } = testCheckout()
  enterCard({ store }, visa)
  store.dispatch(left)
  expect(cardEntry.summary()).toBeUndefined()
  expect(selectPaymentChoice(store.getState())).toBeNull()
})

test('@PAY-10 a card is wiped when the page is closed', () => {
  changeableBackend()
  const stop = wipeOnPageHide()
  enterCard(testCheckout(), visa)
  window.dispatchEvent(new Event('pagehide'))
  stop()
  expect(cardEntry.summary()).toBeUndefined()
})
