import * as v from 'valibot'
import { endpoint } from './endpoint'
import { nonNegativeCents, optionalText, text } from './common'
import * as codes from './errorCodes'
import { orderLine } from './orderLine'

export const validatePromo = endpoint({
  name: 'validatePromo',
  host: 'accounts',
  method: 'POST',
  path: '/promo/validate',
  summary: 'Whether a promo code fits the lines',
  body: v.object({ code: text, lines: v.array(orderLine) }),
  answer: v.object({ discount: nonNegativeCents, text: optionalText }),
  errors: [codes.promoNotValid],
})
