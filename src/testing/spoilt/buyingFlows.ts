import { asGuest, cartOf } from './flow'
import type { Flow } from './flow'
import type { Hands } from '../acts/pressedAct'

const placed = /Thank you, your order is placed/
const tickets =
  '/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'

const pays = ({ press }: Hands) => press(/^Pay \$/)

/** A guest enters contact and card, up to the review. */
async function fillIn({ type, press }: Hands, number = '4111 1111 1111 1111'): Promise<void> {
  await type(/^Email/, 'guest@example.com')
  await type(/^Confirm email/, 'guest@example.com')
  await type(/^First name/, 'Robin')
  await type(/^Last name/, 'Tremblay')
  await press('Continue')
  await fillCard({ type, press }, number)
}

async function fillCard({ type, press }: Pick<Hands, 'type' | 'press'>, number: string): Promise<void> {
  await type(/^Card number/, number)
  await type(/^Expiry date/, '12/30')
  await type(/^Security code/, '123')
  await type(/^Last name on the card/, 'Tremblay')
  await type(/^Billing street address/, '12 Harbour St')
  await type(/^Postal or ZIP code/, 'B3H 1A1')
  await press('Continue')
}

export const buyingFlows = {
  /** Two booklets by mail, with a discount and tax. */
  pays: {
    scenario: 'taxed',
    at: '/checkout',
    prepare: () => cartOf('bus-adult-booklet', 2),
    act: async (hands) => {
      await hands.type('Promo code', 'WELCOME10')
      await hands.press('Apply')
      await hands.sees(/WELCOME10/)
      await pays(hands)
    },
    says: placed,
  },
  paysAndLosesAnswer: {
    scenario: 'riderSignedIn',
    at: '/checkout',
    prepare: ({ api }) => {
      cartOf('bus-adult-single')
      return api.fault('placeOrder', 'lostAnswer', 1)
    },
    act: pays,
    says: placed,
  },
  paysForCard: { scenario: 'riderBuyingForCard', at: '/checkout', act: pays, says: placed },
  entersPromo: {
    scenario: 'riderSignedIn',
    at: '/checkout',
    prepare: () => cartOf('bus-adult-booklet'),
    act: async ({ type, press }) => {
      await type('Promo code', 'SUMMER24')
      await press('Apply')
    },
    says: /The promotional code you entered is not valid/,
  },
  paysByDeclinedCard: {
    scenario: 'newRider',
    at: '/checkout',
    prepare: () => cartOf('bus-adult-single'),
    act: async (hands) => {
      await hands.press('Continue')
      await fillCard(hands, '4000 0000 0000 0002')
      await pays(hands)
    },
    says: /Your payment was declined/,
  },
  guestPays: {
    scenario: 'visitor',
    at: tickets,
    prepare: asGuest,
    act: async (hands) => {
      await hands.press('Add to cart: Adult Single Ride')
      await hands.press(/^Open cart, 1/)
      await hands.pressIn('dialog', undefined, 'Checkout')
      await fillIn(hands)
      await pays(hands)
    },
    says: placed,
  },
  /** What the list shows is told as a former price before anything is paid. */
  guestSeesPrice: {
    scenario: 'visitor',
    at: tickets,
    prepare: asGuest,
    act: async (hands) => {
      await hands.press('Add to cart: Adult Single Ride')
      await hands.press(/^Open cart, 1/)
      await hands.pressIn('dialog', undefined, 'Checkout')
    },
    says: /Total\$3\.50/,
  },
  guestPaysAndLosesAnswer: {
    scenario: 'visitor',
    at: '/anonymous/checkout',
    prepare: ({ api }) => {
      asGuest()
      cartOf('bus-adult-single')
      return api.fault('placeOrderAsGuest', 'lostAnswer', 1)
    },
    act: async (hands) => {
      await fillIn(hands)
      await pays(hands)
    },
    says: placed,
  },
  filtersProducts: { scenario: 'visitor', at: tickets, says: /Adult Single Ride/ },
  findsOrder: {
    scenario: 'visitor',
    at: '/anonymous/ordersummary',
    act: async ({ type, press }) => {
      await type(/^Order number/, 'SP-100001')
      await type(/^Email you ordered with/, 'guest@example.com')
      await press('Find order')
    },
    says: /Order SP-100001/,
  },
  sendsReceipts: {
    scenario: 'riderWithFullReceipts',
    at: '/ordersummary/order-100005',
    act: async ({ press }) => {
      await press('Email receipt')
      await press('Send receipt')
    },
    says: /sent the receipt to/,
  },
  opensAnotherOrder: {
    scenario: 'riderSignedIn',
    at: '/ordersummary/another-order',
    says: /This order isn’t in your account/,
  },
  opensHostileOrder: {
    scenario: 'riderSignedIn',
    at: '/ordersummary/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    says: /This order isn’t in your account/,
  },
} satisfies Record<string, Flow>
