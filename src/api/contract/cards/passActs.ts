import * as v from 'valibot'
import { listOf, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { listOfGood } from '../base/listOfGood'
import { pass } from './passes'

export const movePass = endpoint({
  name: 'movePass',
  host: 'transit',
  method: 'POST',
  path: '/passes/:id/move',
  summary: 'Store an available pass in the cloud or on an active device; one that is there already stays',
  body: v.object({ to: v.picklist(['cloud', 'device']), device_id: v.optional(uuid) }),
  answer: pass,
  errors: [codes.notFound, codes.notAllowed],
})

export const listUnattachedPasses = endpoint({
  name: 'listUnattachedPasses',
  host: 'transit',
  method: 'GET',
  path: '/passes/unattached',
  summary: 'The passes of the rider that are on no fare card yet',
  answer: v.object({ passes: listOfGood(pass) }),
})

export const attachPasses = endpoint({
  name: 'attachPasses',
  host: 'transit',
  method: 'POST',
  path: '/passes/attach',
  summary:
    "Put passes on a fare card, each answered for itself: passes that are on none, and available ones of another card of the rider's, also a blocked one. A pass that is on the card already counts as attached",
  body: v.object({ pass_ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(100)), faremedia_id: uuid }),
  answer: v.object({
    attached: listOf(uuid),
    /** not_eligible (for this rider type), not_available, on_device, not_found. The portal knows others, too. */
    rejected: listOf(v.object({ pass_id: uuid, reason: text })),
  }),
  errors: [codes.notFound, codes.notAllowed, codes.virtualCardBlocked, codes.physicalCardBlocked],
})
