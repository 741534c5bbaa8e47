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
  body: v.object({ to: v.picklist(['cloud', 'device']), device_id: v.optional(uuid) }),
  answer: pass,
  errors: [codes.notFound, codes.notAllowed],
})

export const listUnattachedPasses = endpoint({
  name: 'listUnattachedPasses',
  host: 'transit',
  method: 'GET',
  path: '/passes/unattached',
  answer: v.object({ passes: listOfGood(pass) }),
})

export const attachPasses = endpoint({
  name: 'attachPasses',
  host: 'transit',
  method: 'POST',
  path: '/passes/attach',
  body: v.object({ pass_ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(100)), faremedia_id: uuid }),
  answer: v.object({
    attached: listOf(uuid),
    rejected: listOf(v.object({ pass_id: uuid, reason: text })),
  }),
  errors: [codes.notFound, codes.notAllowed, codes.virtualCardBlocked, codes.physicalCardBlocked],
})
