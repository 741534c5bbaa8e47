import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { listOf, nonNegativeCents, optionalText, quantity, text, uuid } from '../base/common'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { orderLines } from './orderLine'
import { addsUp, totals } from './totals'

const quote = v.pipe(
  v.object({
    quote_id: uuid,
    lines: listOf(
      v.object({
        uuid,
        name: text,
        quantity,
        price: v.nullable(nonNegativeCents),
        available: v.boolean(),
      }),
      limits.quantity,
    ),
    promo_code: optionalText,
    ...totals,
  }),
  v.check((quote) => addsUp(quote, quote.lines)),
)
export type Quote = v.InferOutput<typeof quote>

const quoteBody = v.object({
  lines: orderLines,
  promo_code: v.optional(text),
  shipping_method_id: v.optional(uuid),
  faremedia_id: v.optional(uuid),
})

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders/quote',
  body: quoteBody,
  answer: quote,
  errors: [
    codes.promoNotValid,
    codes.notAllowed,
    codes.virtualCardBlocked,
    codes.physicalCardBlocked,
    codes.notForThisCard,
    codes.notFound,
    codes.tooManyTickets,
  ],
})

export const quoteOrderAsGuest = endpoint({
  ...quoteOrder,
  name: 'quoteOrderAsGuest',
  path: '/anonymous/orders/quote',
})

export const quoteUnpaidOrder = endpoint({
  name: 'quoteUnpaidOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders/:id/quote',
  answer: quote,
  errors: [
    codes.notFound,
    codes.notAllowed,
    codes.virtualCardBlocked,
    codes.physicalCardBlocked,
    codes.notForThisCard,
    codes.tooManyTickets,
  ],
})

export const validatePromo = endpoint({
  name: 'validatePromo',
  host: 'accounts',
  method: 'POST',
  path: '/promo/validate',
  body: v.object({ code: text, lines: orderLines }),
  answer: v.object({ discount: nonNegativeCents, text: optionalText }),
  errors: [codes.promoNotValid],
})
