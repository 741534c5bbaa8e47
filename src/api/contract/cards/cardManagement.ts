import * as v from 'valibot'
import { nonNegativeCents, nothing, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { fareMedium } from './fareMedia'
import * as limits from '../base/limits'

const blockReason = v.picklist(['lost', 'stolen', 'other'])

export const blockFareMedium = endpoint({
  name: 'blockFareMedium',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/:id/block',
  body: v.object({ reason: blockReason }),
  answer: fareMedium,
  errors: [codes.notFound, codes.notAllowed],
})

export const unblockFareMedium = endpoint({
  name: 'unblockFareMedium',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/:id/unblock',
  answer: fareMedium,
  errors: [codes.notFound, codes.notAllowed],
})

/** What a rider gives up with a virtual card. Null gives up nothing, so only an empty card is removed. */
const givenUp = v.object({
  funds: nonNegativeCents,
  passes: v.pipe(v.array(uuid), v.maxLength(limits.passes)),
})
export type GivenUp = v.InferOutput<typeof givenUp>

export const removeFareMedium = endpoint({
  name: 'removeFareMedium',
  host: 'transit',
  method: 'DELETE',
  path: '/faremedia/:id',
  body: v.object({ gives_up: v.nullable(givenUp) }),
  answer: nothing,
  errors: [codes.notFound, codes.notAllowed, codes.cardNotEmpty],
})
