// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cartLine } from '../../../testing/buying/cartLines'
import { changeableBackend, readyToPay, storeCart, testCheckout } from '../../../testing/buying/checkout'
import { valueOf } from '../../../shared/remote/remote'
import { fareCards, selectCard } from '../../cards/fareMedia/onDemand'
import { selectPayment } from './purchase/paymentSlice'
import { wallet } from '../../account/wallet/onDemand'
import { placeOrderRequested } from './order/placeOrder'

test('@FM-19 after an order, cards and wallet that are shown are read again', async () => {
  changeableBackend('riderSignedIn')
  storeCart(cartLine({ uuid: 'bus-adult-day', list_price: 1050, faremedia_id: 'card-phone' }))
  const portal = testCheckout()
  portal.store.dispatch(fareCards.requested())
  portal.store.dispatch(wallet.requested())
  await portal.until((state) => selectCard(state, 'card-phone')?.passes.length === 1)
  await readyToPay(portal, 'pay-wallet')
  portal.store.dispatch(placeOrderRequested())
  await portal.until((state) => selectPayment(state).status === 'paid')
  await portal.until((state) => selectCard(state, 'card-phone')?.passes.length === 2)
  const state = await portal.until((now) => valueOf(wallet.select(now))?.balance === 3200)
  expect(selectCard(state, 'card-phone')?.passes[1]).toMatchObject({ name: 'Adult Day Pass', status: 'Available' })
})
