import * as v from 'valibot'
import {
  count,
  describedFilter,
  listOf,
  nonNegativeCents,
  optionalDay,
  optionalInstant,
  optionalText,
  possibleId,
  text,
  uuid,
} from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { pageOf } from '../base/listOfGood'

/** A pass with all its fields (specification 3). */
export const pass = v.object({
  pass_id: uuid,
  name: text,
  description: optionalText,
  status: optionalText,
  status_reason: optionalText,
  purchase_date: optionalInstant,
  expiration_date: optionalDay,
  usable_from: optionalInstant,
  first_activation_time: optionalInstant,
  used_count: v.nullish(count),
  usable_count: v.nullish(count),
  location: optionalText,
  device: optionalText,
  device_id: v.nullish(possibleId),
  serial_number: optionalText,
  order_id: v.nullish(possibleId),
  order_number: optionalText,
  price: v.nullish(nonNegativeCents),
  auto_renew: v.nullish(v.boolean()),
  renewal_state: optionalText,
  rider_type: optionalText,
  faremedia_id: v.nullish(possibleId),
  product_uuid: v.nullish(possibleId),
  applied_filters: v.nullish(listOf(describedFilter, limits.filters)),
})
export type Pass = v.InferOutput<typeof pass>

export const listPasses = endpoint({
  name: 'listPasses',
  host: 'transit',
  method: 'GET',
  path: '/passes?faremedia_id=:card&status=:status&from=:from&to=:to&page=:page',
  answer: pageOf(pass),
})

export const getPass = endpoint({
  name: 'getPass',
  host: 'transit',
  method: 'GET',
  path: '/passes/:id',
  answer: pass,
  errors: [codes.notFound],
})
