import * as v from 'valibot'
import { text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { order } from './orders'

const sent = v.object({ sent: v.literal(true) })

export const sendReceipt = endpoint({
  name: 'sendReceipt',
  host: 'accounts',
  method: 'POST',
  path: '/orders/:id/receipt',
  body: v.object({ email: text }),
  answer: sent,
  errors: [codes.notFound],
})

export const sendReceiptAsGuest = endpoint({
  ...sendReceipt,
  name: 'sendReceiptAsGuest',
  path: '/anonymous/orders/receipt',
  body: v.union([
    v.object({ order_number: text, email: text, send_to: text }),
    v.object({ order_id: uuid, order_key: text, send_to: text }),
  ]),
})

export const claimOrder = endpoint({
  name: 'claimOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders/claim',
  body: v.object({ order_number: text, code: text }),
  answer: order,
  errors: [codes.notFound],
})
