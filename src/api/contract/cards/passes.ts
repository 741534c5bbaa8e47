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
  /** Available, Active, Expired, Spoiled. The portal shows an unknown status unchanged. */
  status: optionalText,
  /** Why it has this status, in the operator's words: a spoiled pass says so. */
  status_reason: optionalText,
  /** ISO 8601, UTC. */
  purchase_date: optionalInstant,
  /** ISO date: the pass is good through that day. */
  expiration_date: optionalDay,
  /** The instant from which it can be used, if it is on its way to the card. */
  usable_from: optionalInstant,
  /** ISO 8601, UTC; absent before the first ride. */
  first_activation_time: optionalInstant,
  used_count: v.nullish(count),
  /** Absent if the pass has no limit of uses. */
  usable_count: v.nullish(count),
  /** cloud or device. The portal shows an unknown place unchanged. */
  location: optionalText,
  /** The name of the device that it is on. */
  device: optionalText,
  serial_number: optionalText,
  order_id: v.nullish(possibleId),
  order_number: optionalText,
  price: v.nullish(nonNegativeCents),
  auto_renew: v.nullish(v.boolean()),
  rider_type: optionalText,
  /** Absent if the pass is on no fare card. */
  faremedia_id: v.nullish(possibleId),
  /** What was bought, and the journey that it is for: enough to buy it again. */
  product_uuid: v.nullish(possibleId),
  applied_filters: v.nullish(listOf(describedFilter, limits.filters)),
})
export type Pass = v.InferOutput<typeof pass>

export const listPasses = endpoint({
  name: 'listPasses',
  host: 'transit',
  method: 'GET',
  path: '/passes?faremedia_id=:card&status=:status&from=:from&to=:to&page=:page',
  summary:
    'The passes of the rider, of every status and place, the newest first, 25 a page. Without a filter all; `from` and `to` are ISO dates of purchase in the operator’s calendar, both included',
  answer: pageOf(pass),
})

export const getPass = endpoint({
  name: 'getPass',
  host: 'transit',
  method: 'GET',
  path: '/passes/:id',
  summary: 'One pass of the rider',
  answer: pass,
  errors: [codes.notFound],
})
