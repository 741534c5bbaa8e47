import * as v from 'valibot'
import { optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { goodPartOf, listOfGood } from '../base/listOfGood'
import * as limits from '../base/limits'

export const storedTicket = v.object({
  id: uuid,
  name: text,
  can_return: v.boolean(),
})
export type StoredTicket = v.InferOutput<typeof storedTicket>

export const device = v.object({
  id: uuid,
  nickname: optionalText,
  model: optionalText,
  is_active: v.optional(v.nullable(v.boolean())),
  last_used: optionalText,
  tickets: goodPartOf(storedTicket),
})
export type Device = v.InferOutput<typeof device>

export const listDevices = endpoint({
  name: 'listDevices',
  host: 'accounts',
  method: 'GET',
  path: '/devices',
  answer: v.object({ devices: listOfGood(device) }),
})

/** Each change answers with the whole list, so that the changes of other devices show. */
const changedList = listDevices.answer

export const renameDevice = endpoint({
  name: 'renameDevice',
  host: 'accounts',
  method: 'PUT',
  path: '/devices/:id',
  body: v.object({ nickname: text }),
  answer: changedList,
  errors: [codes.notFound],
})

export const removeDevice = endpoint({
  name: 'removeDevice',
  host: 'accounts',
  method: 'DELETE',
  path: '/devices/:id',
  body: v.object({
    gives_up: v.pipe(v.array(uuid), v.maxLength(limits.passes)),
  }),
  answer: changedList,
  errors: [codes.notFound, codes.deviceNotEmpty],
})
