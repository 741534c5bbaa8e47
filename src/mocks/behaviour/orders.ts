import type { BodyOf } from '../../api/contract/endpoint'
import * as codes from '../../api/contract/errorCodes'
import type { findOrderAsGuest, getOrder } from '../../api/contract/orders'
import { countryCode } from '../operator'
import type { BackendState, Language, Localized, OrderRecord, Serving, ShippingMethodRecord } from '../state'
import { nextNumber } from '../state'
import type { BehaviourOf, SentAnswer } from './behaviour'
import { payPalToken } from './payments'
import { outcomeOf, pay } from './placeOrder'
import { discountOf, hasToShip, makeQuote, promoOf, subtotalOf } from './quotes'
import { refuse } from './refusal'
import { riderOf } from './visitor'

type OrdersCall =
  | 'listAddresses'
  | 'listPaymentMethods'
  | 'startPayPal'
  | 'searchShippingMethods'
  | 'validatePromo'
  | 'quoteOrder'
  | 'quoteOrderAsGuest'
  | 'placeOrder'
  | 'placeOrderAsGuest'
  | 'findOrderAttempt'
  | 'findOrderAttemptAsGuest'
  | 'getOrder'
  | 'findOrderAsGuest'

export const ordersBehaviour: BehaviourOf<OrdersCall> = {
  listAddresses: ({ state, visitor }) => {
    const { user } = riderOf(visitor)
    const own = state.addresses.filter((address) => address.owner === user.uuid)
    return { addresses: own.map(({ owner: _, ...address }) => address) }
  },

  listPaymentMethods: ({ state, visitor }) => {
    const { user } = riderOf(visitor)
    const own = state.paymentMethods.filter((method) => method.owner === user.uuid)
    return {
      payment_methods: own.map(
        ({ id, type, nickname = null, brand = null, last4 = null, expiry = null, balance = null, is_default }) => ({
          id,
          type,
          nickname,
          brand,
          last4,
          expiry,
          balance,
          is_default,
        }),
      ),
    }
  },

  startPayPal: ({ state }) => ({ setup_token: payPalToken(nextNumber(state, 'payPal')) }),

  searchShippingMethods: ({ state, body, language }) => {
    if (!hasToShip(state, body.lines)) return { methods: [] }
    const country = countryCode(body.address.country)
    const fitting = state.shippingMethods.filter((method) => method.country === country)
    return { methods: fitting.map((method) => shippingAnswer(method, language)) }
  },

  validatePromo: ({ state, body, language, now }) => {
    const promo = promoOf(state, body.code, now)
    return { discount: discountOf(promo, subtotalOf(state, body.lines)), text: promo.text[language] }
  },

  quoteOrder: (context) => {
    riderOf(context.visitor)
    return makeQuote(context)
  },
  quoteOrderAsGuest: makeQuote,

  placeOrder: (context) => {
    riderOf(context.visitor)
    return pay(context)
  },
  placeOrderAsGuest: pay,

  findOrderAttempt: ({ state, params, visitor }) => {
    riderOf(visitor)
    return outcomeOf(state, visitor, params.key ?? '')
  },
  /** Also for a rider who tried to pay before signing in. */
  findOrderAttemptAsGuest: ({ state, params }) => outcomeOf(state, { kind: 'visitor' }, params.key ?? ''),

  getOrder: ({ state, params, visitor, language }) => {
    const { user } = riderOf(visitor)
    const order = state.orders.find((entry) => entry.order_id === params.id && entry.owner === user.uuid)
    return orderAnswer(state, order ?? refuse(codes.notFound), language)
  },

  findOrderAsGuest: ({ state, body, language }) =>
    orderAnswer(state, guestOrderBy(state, body) ?? refuse(codes.notFound), language),
}

/** A guest's order, by what only its guest knows. */
export function guestOrderBy(state: BackendState, proof: BodyOf<typeof findOrderAsGuest>): OrderRecord | undefined {
  const fits = (order: OrderRecord) =>
    'order_key' in proof
      ? order.order_id === proof.order_id && order.order_key === proof.order_key
      : isSameText(order.order_number, proof.order_number) && isSameText(order.email, proof.email)
  return state.orders.find((entry) => entry.owner === null && fits(entry))
}

export const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const shippingAnswer = ({ id, name, price, eta }: ShippingMethodRecord, language: Language) => ({
  id,
  name: name[language],
  price,
  eta: eta[language],
})

const servingTexts: Record<Exclude<Serving, 'shipped'>, Localized> = {
  app: {
    en: 'Activate in the app before boarding and scan the code at the reader.',
    fr: 'Activez le titre dans l’application avant de monter à bord et présentez le code au lecteur.',
  },
  pickup: {
    en: 'Pick it up at the Harbourfront service desk; bring your order number.',
    fr: 'À retirer au comptoir de service Harbourfront; apportez votre numéro de commande.',
  },
}

/** Readers learn overnight what is new on a plastic card. */
const overnight = 12 * 3_600_000

/** At once in the app; what is sent or fetched has no date until it is in the rider's hands. */
function usableFrom(state: BackendState, { date, card_number }: OrderRecord, serving: Serving): string | null {
  if (serving !== 'app') return null
  const card = state.fareMedia.find((entry) => entry.printed_card_number === card_number)
  return new Date(Date.parse(date) + (card?.type === 'physical' ? overnight : 0)).toISOString()
}

function servingText(serving: Serving, method: ShippingMethodRecord | undefined, language: Language): string {
  if (serving !== 'shipped') return servingTexts[serving][language]
  const eta = method?.eta[language]
  if (language === 'fr') return eta ? `Vous sera livré : ${eta}.` : 'Vous sera livré.'
  return eta ? `Ships to you in ${eta}.` : 'Ships to you.'
}

export function orderAnswer(state: BackendState, order: OrderRecord, language: Language): SentAnswer<typeof getOrder> {
  const { order_id, order_number, purchase_number, card_number, date, status, email } = order
  const { subtotal, shipping, promo, tax, total, promo_code, shipping_address } = order
  const method = state.shippingMethods.find((entry) => entry.id === order.shipping_method_id)
  return {
    order_id,
    order_number,
    purchase_number,
    card_number,
    date,
    status,
    email,
    order_items: order.items.map(({ uuid, name, quantity, price, type, serving, ...item }) => ({
      uuid,
      name: name[language],
      quantity,
      price,
      type,
      shipping_enabled: serving === 'shipped',
      is_subscribed: item.is_subscribed,
      applied_filters: item.applied_filters,
      offer_serve: servingText(serving, method, language),
      offer_code: item.offer_code,
      usable_from: usableFrom(state, order, serving),
    })),
    payments: order.payments.map(({ label, amount }) => ({ label: label[language], amount })),
    shipping_address,
    shipping_method: method ? shippingAnswer(method, language) : null,
    promo_code,
    subtotal,
    shipping,
    promo,
    tax,
    total,
    amount_paid: order.payments.reduce((sum, payment) => sum + payment.amount, 0),
  }
}
