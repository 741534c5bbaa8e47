import type { getOrder } from '../../../api/contract/buying/orders'
import type { OrderRecord, Serving } from '../../state/buying/orders'
import type { ShippingMethodRecord } from '../../state/buying/shipping'
import type { BackendState } from '../../state'
import type { Language, Localized } from '../../words/language'
import { lineTypeOf, paidAt, refundedOf, refundsOf } from './orderMoney'
import { everyCard } from '../../state/cards/fareMedia'
import { labelOf } from '../paying/paymentLabels'
import type { SentAnswer } from '../base/sentAnswer'
import { shippingAnswer } from './shippingAnswer'
import { overnight } from './usableFrom'

const inTheApp: Localized = {
  en: 'Travelling together? Activate one ticket per rider.',
  fr: 'Vous voyagez à plusieurs? Activez un billet par usager.',
}
const onCard: Localized = {
  en: 'Each rider needs their own card.',
  fr: 'Chaque usager présente sa propre carte.',
}
const atTheDesk: Localized = {
  en: 'Pick it up at the Harbourfront service desk; bring your order number.',
  fr: 'À récupérer au comptoir de service Harbourfront; apportez votre numéro de commande.',
}

/** Returns the card that an order is for, after it has left, too. */
export const cardOfOrder = (state: BackendState, { card_number }: OrderRecord) =>
  everyCard(state).find((entry) => entry.printed_card_number === card_number)

/** A product in the app is usable at once. One that is mailed or collected has no date until the rider has it. */
function usableFrom(state: BackendState, order: OrderRecord, serving: Serving): string | null {
  if (serving !== 'app') return null
  const isPlastic = cardOfOrder(state, order)?.type === 'physical'
  return new Date(Date.parse(paidAt(order)) + (isPlastic ? overnight : 0)).toISOString()
}

function servingText(
  { card_number }: OrderRecord,
  serving: Serving,
  method: ShippingMethodRecord | undefined,
  language: Language,
): string {
  if (serving === 'pickup') return atTheDesk[language]
  if (serving === 'app') return (card_number ? onCard : inTheApp)[language]
  const eta = method?.eta[language]
  if (language === 'fr') return eta ? `Délai de livraison : ${eta}.` : 'Nous vous l’enverrons par la poste.'
  return eta ? `Ships to you in ${eta}.` : 'Ships to you.'
}

export function orderAnswer(state: BackendState, order: OrderRecord, language: Language): SentAnswer<typeof getOrder> {
  const { order_id, order_number, purchase_number, card_number, date, status, email, first_name, last_name } = order
  const { subtotal, shipping, promo, tax, total, promo_code, shipping_address } = order
  const method = state.shippingMethods.find((entry) => entry.id === order.shipping_method_id)
  return {
    order_id,
    order_number,
    purchase_number,
    card_number,
    date,
    ...(order.paid_at && { paid_at: order.paid_at }),
    status,
    email,
    first_name,
    last_name,
    order_items: order.items.map(({ uuid, name, quantity, price, type, serving, ...item }) => ({
      uuid,
      name: name[language],
      quantity,
      price,
      type,
      line_type: lineTypeOf({ ...item, uuid, name, quantity, price, type, serving }, order),
      shipping_enabled: serving === 'shipped',
      is_subscribed: item.is_subscribed,
      applied_filters: item.applied_filters,
      faremedia_id: serving === 'app' ? (order.faremedia_id ?? cardOfOrder(state, order)?.faremedia_id ?? null) : null,
      offer_serve: servingText(order, serving, method, language),
      offer_code: item.offer_code,
      usable_from: usableFrom(state, order, serving),
    })),
    payments: order.payments.map(({ method, amount }) => ({ label: labelOf(method)[language], method, amount })),
    shipping_address,
    shipping_method: method ? shippingAnswer(method, language) : null,
    promo_code,
    subtotal,
    shipping,
    promo,
    tax,
    total,
    amount_refunded: refundedOf(state, order),
    refunds: refundsOf(state, order).map(({ entry: _, toWallet: __, items: ___, label, ...refund }) => ({
      ...refund,
      label: label[language],
    })),
    amount_paid: order.payments.reduce((sum, payment) => sum + payment.amount, 0),
  }
}
