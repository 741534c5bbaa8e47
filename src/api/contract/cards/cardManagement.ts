import * as v from 'valibot'
import { nonNegativeCents, nothing, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { fareMedium } from './fareMedia'
import * as limits from '../base/limits'

/** Why a rider blocks a card. */
const blockReason = v.picklist(['lost', 'stolen', 'other'])

export const blockFareMedium = endpoint({
  name: 'blockFareMedium',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/:id/block',
  summary: 'Suspend all use of a fare card at once; a blocked card stays blocked. The rider can undo it',
  body: v.object({ reason: blockReason }),
  answer: fareMedium,
  errors: [codes.notFound, codes.notAllowed],
})

export const unblockFareMedium = endpoint({
  name: 'unblockFareMedium',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/:id/unblock',
  summary: 'Let a blocked fare card be used again; a card in use stays in use',
  answer: fareMedium,
  errors: [codes.notFound, codes.notAllowed],
})

/** What a rider has seen on a virtual card and gives up. Null: nothing, so that only an empty card is removed. */
const givenUp = v.object({
  /** General funds, commuter benefits and loads on their way, in cents. */
  funds: nonNegativeCents,
  /** The ids of the passes that can still be used. */
  passes: v.pipe(v.array(uuid), v.maxLength(limits.passes)),
})
export type GivenUp = v.InferOutput<typeof givenUp>

export const removeFareMedium = endpoint({
  name: 'removeFareMedium',
  host: 'transit',
  method: 'DELETE',
  path: '/faremedia/:id',
  summary:
    'Take a fare card off the account: its funds and passes stay on it, but a virtual card ceases to exist. It is removed only while it holds nothing but what the rider gives up',
  body: v.object({ gives_up: v.nullable(givenUp) }),
  answer: nothing,
  errors: [codes.notFound, codes.notAllowed, codes.cardNotEmpty],
})
