import * as v from 'valibot'
import { address } from './addresses'
import { endpoint } from './endpoint'
import { nonNegativeCents, optionalText, text, uuid } from './common'
import { listOfGood } from './listOfGood'
import { orderLines } from './orderLine'

export const shippingMethod = v.object({ id: uuid, name: text, price: nonNegativeCents, eta: optionalText })
export type ShippingMethod = v.InferOutput<typeof shippingMethod>

export const searchShippingMethods = endpoint({
  name: 'searchShippingMethods',
  host: 'accounts',
  method: 'POST',
  path: '/shipping_methods/search',
  summary: 'Shipping methods that fit lines and address',
  body: v.object({ lines: orderLines, address }),
  answer: v.object({ methods: listOfGood(shippingMethod) }),
})
