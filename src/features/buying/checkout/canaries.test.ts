// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { cartLine } from '../../../testing/buying/cartLines'
import {
  changeableBackend,
  enterCard,
  paymentReached,
  pricesRead,
  readyToPay,
  storeCart,
  storeGuest,
  testCheckout,
} from '../../../testing/buying/checkout'
import type { TestPortal } from '../../../testing/portal'
import { watchSinks } from '../../../testing/sinks'
import { byOne, entered } from '../../paying/payment'
import type { PaymentChoice } from '../../paying/payment'
import { keepAccount } from '../../paying/payment/bank/bankVault'
import { cardVault, keepCard } from '../../paying/payment/card/cardVault'
import type { TypedCard } from '../../paying/payment/card/cardVault'
import { keepAgreement } from '../../paying/payment/payPal/payPalVault'
import { securityCodeRenewed } from './order/checkoutSlice'
import { outcomeCheckRequested } from './purchase/checkOutcome'
import { placeOrderRequested } from './order/placeOrder'

/** Each value appears nowhere else, in any spelling. */
const card: TypedCard = {
  number: '4539 5787 6362 1486',
  code: '918',
  expiry: '12/31',
  lastName: 'Canaryname',
  address: '77 Canary Wharf',
  zip: 'B3J 9Z9',
  nickname: 'Canarynick',
  isSaved: false,
}
const declined: TypedCard = { ...card, number: '4000 0000 0000 0002' }
const ofCards = [card.number, declined.number].flatMap((number) => [number, number.replaceAll(' ', '')])
const cardCanaries = [...ofCards, '"918"', card.lastName, card.address, card.zip, card.nickname]

const account = {
  account_holder: 'Canaryholder',
  transit_number: '91827',
  institution_number: '463',
  account_number: '918273645546',
}
const bankCanaries = [account.account_holder, account.transit_number, account.account_number]
const agreed = 'paypal-token-1'

const pay = (portal: TestPortal) => portal.store.dispatch(placeOrderRequested())

function start(scenario: ScenarioName) {
  const backend = changeableBackend(scenario)
  if (scenario === 'visitor') storeGuest()
  storeCart(cartLine({ quantity: 4 }))
  const portal = testCheckout()
  return { backend, portal, expectNowhere: watchSinks(portal, backend) }
}

const newCard = (typed: TypedCard): PaymentChoice => {
  keepCard(typed)
  return byOne(entered('card', cardVault.summary() ?? {}))
}

describe('What is typed to pay with', () => {
  test.each(['visitor', 'riderSignedIn'] as const)(
    '@PAY-10 a card is only in the order: entered, declined, its code again, another, paid (%s)',
    async (scenario) => {
      const { backend, portal, expectNowhere } = start(scenario)
      const order = scenario === 'visitor' ? 'placeOrderAsGuest' : 'placeOrder'
      await readyToPay(portal, { ...declined, isSaved: true })
      await expectNowhere(cardCanaries, [order])
      pay(portal)
      await paymentReached(portal, 'declined')
      await pricesRead(portal)
      cardVault.renewCode('918')
      portal.store.dispatch(securityCodeRenewed())
      enterCard(portal, { ...card, isSaved: true })
      pay(portal)
      await paymentReached(portal, 'paid')
      await expectNowhere(cardCanaries, [order])
      // The order's request is the one place that must hold the number.
      expect(JSON.stringify(await backend.sent(order))).toContain('4539578763621486')
    },
  )

  test('@PAY-10 a bank account is only in the order', async () => {
    const { backend, portal, expectNowhere } = start('riderSignedIn')
    await readyToPay(portal, byOne(entered('bank', keepAccount(account, true))))
    await expectNowhere(bankCanaries, [])
    pay(portal)
    await paymentReached(portal, 'paid')
    await expectNowhere(bankCanaries, ['placeOrder'])
    expect((await backend.sent('placeOrder'))[0]?.body).toMatchObject({ payments: [{ bank: account, save: true }] })
  })

  test('@PAY-10 PayPal’s approval is only in the order', async () => {
    const { backend, portal, expectNowhere } = start('visitor')
    await backend.change((state) => void (state.counters.payPal = 1))
    keepAgreement(agreed, false)
    await readyToPay(portal, byOne(entered('paypal', {})))
    pay(portal)
    await paymentReached(portal, 'paid')
    await expectNowhere([agreed], ['placeOrderAsGuest'])
  })

  test('@PAY-10 the card of a split payment is only in the order, even if the answer is lost', async () => {
    const { backend, portal, expectNowhere } = start('riderSignedIn')
    const [second] = newCard(card).methods
    await readyToPay(portal, { methods: [{ kind: 'saved', methodId: 'pay-wallet' }, second], firstAmount: 1 })
    await backend.fault('placeOrder', 'lostAnswer', 1)
    await backend.fault('findOrderAttempt', '500', 1)
    pay(portal)
    await paymentReached(portal, 'unknown')
    await expectNowhere(cardCanaries, ['placeOrder'])
    portal.store.dispatch(outcomeCheckRequested())
    await paymentReached(portal, 'paid')
    await expectNowhere(cardCanaries, ['placeOrder'])
  })
})
