import { savedAddresses } from '../../features/paying/addresses'
import '../../features/buying/checkout/checkoutSaga'
import { checkoutEntered } from '../../features/buying/checkout/purchase/paymentSlice'
import { destinationChosen, selectShippingMethods } from '../../features/buying/checkout/order/checkoutSlice'
import { selectPayment } from '../../features/buying/checkout/purchase/paymentSlice'
import { placeOrderRequested } from '../../features/buying/checkout/order/placeOrder'
import { promoRequested, selectPromo, selectQuoteRequest } from '../../features/buying/checkout/order/quoteSlice'
import { paymentMethods } from '../../features/paying/payment'
import { payPalSession } from '../../features/paying/payment/payPal/payPalSession'
import { address } from '../../mocks/callsInTests'
import type { RootState } from '../../shared/store'
import { soldLine } from '../buying/cartLines'
import { readyToPay, visa } from '../buying/checkout'
import { always, loads, told, withSession, withoutSession } from './play/consequences'
import type { Becomes, Consequence } from './play/consequences'
import { inShort, shownOf, whyFailed } from './play/row'
import type { FaultRow, Scene } from './play/row'

const enters = ({ dispatch }: Scene) => {
  dispatch(checkoutEntered())
}
const booklet = soldLine('bus-adult-booklet')

const quoteShows = (state: RootState): string => {
  const request = selectQuoteRequest(state)
  if (request.status === 'failed') return whyFailed(request.error)
  if (request.status === 'withheld') return request.reason
  return request.status === 'loading' ? 'waiting' : 'quoted'
}

const inCheckout = async (scene: Scene) => {
  enters(scene)
  await scene.until((state) => shownOf(paymentMethods.select(state)) !== 'waiting' && quoteShows(state) === 'quoted')
}

/** Returns what the portal knows of the money. */
const moneyShows = (state: RootState): string => {
  const { status } = selectPayment(state)
  const words = {
    placing: 'waiting',
    checking: 'waiting',
    declined: 'not paid',
    notArrived: 'not paid yet',
    unknown: 'not known',
  }
  return status in words ? words[status as keyof typeof words] : status
}

const inReview = (payment: typeof visa | string) => async (scene: Scene) => {
  await inCheckout(scene)
  await readyToPay(scene, payment)
}

/** Every try to pay is lost before it arrives, so that the portal must look its outcome up. */
const afterLostTry =
  (call: 'placeOrder' | 'placeOrderAsGuest', payment: typeof visa | string) => async (scene: Scene) => {
    await inReview(payment)(scene)
    await scene.backend.fault(call, 'offline')
  }
const pays = ({ dispatch }: Scene) => dispatch(placeOrderRequested())

const paid: Consequence = { ...told('paid'), cart: 'emptied' }

/**
 * PAY-07: the portal looks up the outcome of a lost answer before it says anything. It says so in its own place and not
 * in the pop-up: the question is what became of the money, not whether there is a network.
 */
const spends = (changes: Partial<Becomes> = {}): Becomes => ({
  ...always(told('not paid yet')),
  42901: told('not paid'),
  lostAnswer: paid,
  '500json': paid,
  '502json': paid,
  '504json': paid,
  '400json': paid,
  wafHtml403: paid,
  wafHtml429: paid,
  ...changes,
})

/** An unknown outcome is never called failed. There is no new try before the outcome is known. */
const looksUp = (changes: Partial<Becomes> = {}): Becomes => ({ ...always(told('not known')), ...changes })

export const checkoutRows = {
  listAddresses: {
    who: 'rider',
    cart: [booklet],
    event: enters,
    shows: (state) => shownOf(savedAddresses.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listPaymentMethods: {
    who: 'rider',
    event: enters,
    shows: (state) => shownOf(paymentMethods.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  startPayPal: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(payPalSession.requested()),
    shows: (state) => shownOf(payPalSession.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  searchShippingMethods: {
    who: 'guest',
    cart: [booklet],
    before: inCheckout,
    event: ({ dispatch }) => dispatch(destinationChosen({ savedId: null, address })),
    shows: (state) => shownOf(selectShippingMethods(state)),
    wanted: 'loaded',
    fails: loads(withoutSession),
  },

  validatePromo: {
    who: 'rider',
    before: inCheckout,
    event: ({ dispatch }) => dispatch(promoRequested('WELCOME10')),
    shows: (state) => {
      const promo = selectPromo(state)
      if (promo.status === 'refused') return inShort(promo.reason)
      return promo.status === 'checking' ? 'waiting' : promo.status
    },
    wanted: 'applied',
    fails: loads(withSession),
  },

  quoteOrder: {
    who: 'rider',
    event: enters,
    shows: quoteShows,
    wanted: 'quoted',
    fails: loads(withSession),
  },

  quoteOrderAsGuest: {
    who: 'guest',
    event: enters,
    shows: quoteShows,
    wanted: 'quoted',
    fails: loads(withoutSession),
  },

  placeOrder: {
    who: 'rider',
    before: inReview('pay-visa'),
    event: pays,
    shows: moneyShows,
    wanted: 'paid',
    fails: spends(withSession),
  },

  placeOrderAsGuest: {
    who: 'guest',
    before: inReview(visa),
    event: pays,
    shows: moneyShows,
    wanted: 'paid',
    fails: spends({ wafHtml401: paid }),
  },

  findOrderAttempt: {
    who: 'rider',
    before: afterLostTry('placeOrder', 'pay-visa'),
    event: pays,
    shows: moneyShows,
    wanted: 'not paid yet',
    fails: looksUp(withSession),
  },

  findOrderAttemptAsGuest: {
    who: 'guest',
    before: afterLostTry('placeOrderAsGuest', visa),
    event: pays,
    shows: moneyShows,
    wanted: 'not paid yet',
    fails: looksUp(),
  },
} satisfies Record<string, FaultRow>
