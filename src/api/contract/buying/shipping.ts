import * as v from 'valibot'
import { address } from '../paying/addresses'
import { endpoint } from '../base/endpoint'
import { nonNegativeCents, optionalText, text, uuid } from '../base/common'
import { listOfGood } from '../base/listOfGood'
import { orderLines } from './orderLine'

export const shippingMethod = v.object({ id: uuid, name: text, price: nonNegativeCents, eta: optionalText })
export type ShippingMethod = v.InferOutput<typeof shippingMethod>

export const searchShippingMethods = endpoint({
  name: 'searchShippingMethods',
  host: 'accounts',
  method: 'POST',
  path: '/shipping_methods/search',
  body: v.object({ lines: orderLines, address }),
  answer: v.object({ methods: listOfGood(shippingMethod) }),
})
