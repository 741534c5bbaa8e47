import { placeOrderAsGuest } from '../../../../api/contract/paying/paying'
import type { PlacedOrder } from '../../../../api/contract/paying/paying'
import type { findOrderAttempt } from '../../../../api/contract/paying/attempts'
import type { BusinessError } from '../../../../api/contract/base/common'
import type { AnswerOf, AnyEndpoint } from '../../../../api/contract/base/endpoint'
import * as codes from '../../../../api/contract/base/errorCodes'
import { provenRefusal } from '../../../../api/errors'
import type { Result } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { foundIn, notChecked } from '../../../../shared/payments/payOnce'
import type { Found, Outcome as Paid, Sent } from '../../../../shared/payments/payOnce'
import { cardTrouble } from './cardTrouble'

/** The contract says that nothing was taken. */
export type Refusal =
  /** The next try needs a new key and a new security code. */
  | { kind: 'declined'; reason: TextRef }
  /** The order was refused before the payment. */
  | { kind: 'refused'; reason: TextRef; waitSeconds?: number }
  /** The quote is out of date, and a new one is needed. */
  | { kind: 'stale'; reason: TextRef }

type Answered =
  | { kind: 'paid'; order: PlacedOrder }
  | Refusal
  /** The answer was lost, and must be looked up. */
  | { kind: 'lost' }

export type Outcome =
  /** `key`: the key of the attempt. */
  | { kind: 'paid'; order: PlacedOrder; key: string }
  | Refusal
  /** The portal, or an earlier try, stopped the order before it was sent. */
  | { kind: 'notSent'; reason: TextRef }
  /** The backend never saw the try, and never will. */
  | { kind: 'none' }
  /** The backend has not seen the try so far. */
  | { kind: 'notArrived' }
  /** The look-up failed too. */
  | { kind: 'unknown' }
  /** The backend no longer knows the try. */
  | { kind: 'forgotten' }
  /** Another person's order of these products is open, so nothing was sent. */
  | { kind: 'others' }

const text = (name: string, values?: TextRef['values']): TextRef => ({ key: `checkout:pay.${name}`, values })

const awaited = ['pending', 'requires_action']

/** A payment may still run, or wait for the rider's bank, when the order is placed. */
export const isPaid = ({ status }: PlacedOrder): boolean => !awaited.includes(status.trim().toLowerCase())

/** Says what has become of an order that was placed. */
export const placedText = (order: PlacedOrder): TextRef =>
  text(isPaid(order) ? 'paidElsewhere' : 'placed', { number: order.order_number })

/** The answer's field says which payment of a split was declined. */
const declinedOf = new Map([
  ['payments.0', 'declinedFirst'],
  ['payments.1', 'declinedSecond'],
])

export const promoEnded: Refusal = { kind: 'stale', reason: text('promoEnded') }

const refusals: Partial<Record<number, (said: BusinessError, limit: number, retryAfter?: number) => Refusal>> = {
  [codes.declined]: ({ field }) => ({
    kind: 'declined',
    reason: text(declinedOf.get(field ?? '') ?? 'declined'),
  }),
  [codes.emailNotConfirmed]: () => ({ kind: 'refused', reason: text('emailNotVerified') }),
  [codes.pricesChanged]: () => ({ kind: 'stale', reason: text('pricesChanged') }),
  [codes.notSold]: () => ({ kind: 'stale', reason: text('unavailable') }),
  [codes.tooManyTickets]: (_, limit) => ({ kind: 'refused', reason: text('orderLimit', { limit }) }),
  [codes.promoNotValid]: () => promoEnded,
  [codes.tooManyTries]: (_, __, retryAfter) => tooMany(retryAfter),
}

/** Reads the answer to placing an order. `limit`: tickets per order, for the text. */
export function outcomeOfPlacing(call: AnyEndpoint, answer: Result<PlacedOrder>, limit: number): Answered {
  if (answer.ok) return { kind: 'paid', order: answer.value }
  const { error } = answer
  const refused = provenRefusal(call, error)
  if (!refused) return { kind: 'lost' }
  // The new quote tells it too, with another card as the way out.
  const ofCard = cardTrouble(error, call.name !== placeOrderAsGuest.name)
  if (ofCard) return { kind: 'stale', reason: ofCard }
  for (const said of refused) {
    const known = refusals[said.code]?.(said, limit, error.kind === 'http' ? error.retryAfter : undefined)
    if (known) return known
  }
  const message = refused.find((entry) => entry.message?.trim())?.message?.trim()
  if (!message) return { kind: 'refused', reason: text('refused') }
  const lang = error.kind === 'business' ? error.language : undefined
  return { kind: 'refused', reason: { ...text('refusedBecause', { message }), ...(lang && { lang }) } }
}

/** Returns how an order was sent. A lost answer waits for its buyer, because only they can look it up. */
export function sentAs(answered: Answered, isBuyerHere: boolean): Sent<PlacedOrder, Refusal> {
  if (answered.kind === 'paid') return { kind: 'done', value: answered.order }
  if (answered.kind === 'lost') return { kind: isBuyerHere ? 'lost' : 'over' }
  return { kind: 'refused', refusal: answered, isDeclined: answered.kind === 'declined' }
}

/** Seconds to wait if the backend names none. */
const usualWait = 30

const tooMany = (waitSeconds = usualWait): Refusal => ({
  kind: 'refused',
  reason: text('tooMany', { count: waitSeconds }),
  waitSeconds,
})

export const outcomeOfLookUp = (answer: Result<AnswerOf<typeof findOrderAttempt>>): Found<PlacedOrder> =>
  foundIn(answer, ({ order }) => order)

/** Returns the outcome of paying once, in the words of an order. */
export function outcomeOf(paid: Paid<PlacedOrder, Refusal>): Outcome {
  switch (paid.kind) {
    case 'done':
      return { kind: 'paid', order: paid.value, key: paid.key }
    case 'refused':
      return paid.refusal
    case 'declined':
      return { kind: 'declined', reason: text('declined') }
    case 'never':
      return { kind: 'none' }
    case 'notYet':
      return { kind: 'notArrived' }
    case 'notChecked':
      return { kind: 'notSent', reason: notChecked }
    case 'over':
      return { kind: 'unknown' }
    default:
      return paid
  }
}
