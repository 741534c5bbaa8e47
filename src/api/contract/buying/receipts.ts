import * as v from 'valibot'
import { text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { order } from './orders'

/** The receipt is on its way to the requested address. */
const sent = v.object({ sent: v.literal(true) })

export const sendReceipt = endpoint({
  name: 'sendReceipt',
  host: 'accounts',
  method: 'POST',
  path: '/orders/:id/receipt',
  summary: 'Mail the receipt of one of the rider’s orders to an address',
  body: v.object({ email: text }),
  answer: sent,
  errors: [codes.notFound],
})

export const sendReceiptAsGuest = endpoint({
  ...sendReceipt,
  name: 'sendReceiptAsGuest',
  path: '/anonymous/orders/receipt',
  summary: 'Mail the receipt of a guest’s order, which is shown to be theirs as when it is looked up',
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
  summary:
    'Take a guest’s order into the rider’s account; the code is the order’s key, which the receipt’s mail names, too. ' +
    'The same claim again gives the order again',
  body: v.object({ order_number: text, code: text }),
  answer: order,
  errors: [codes.notFound],
})
