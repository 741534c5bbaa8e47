import * as v from 'valibot'
import { optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { goodPartOf, listOfGood } from '../base/listOfGood'
import * as limits from '../base/limits'

export const storedTicket = v.object({
  id: uuid,
  name: text,
  /** It goes back to the cloud if the device is removed. One that cannot, such as an active one, is lost. */
  can_return: v.boolean(),
})
export type StoredTicket = v.InferOutput<typeof storedTicket>

/** A phone of the rider with the mobile app. */
export const device = v.object({
  id: uuid,
  nickname: optionalText,
  /** The phone's model, as it names itself. */
  model: optionalText,
  /** The app is signed in there, so that passes can be moved to it. */
  is_active: v.optional(v.nullable(v.boolean())),
  /** The time at which the app was used last. */
  last_used: optionalText,
  tickets: goodPartOf(storedTicket),
})
export type Device = v.InferOutput<typeof device>

export const listDevices = endpoint({
  name: 'listDevices',
  host: 'accounts',
  method: 'GET',
  path: '/devices',
  summary: "The rider's phones with the mobile app, and the tickets that they store",
  answer: v.object({ devices: listOfGood(device) }),
})

/** Every change answers with the whole list, so that what other tabs and devices changed shows, too. */
const changedList = listDevices.answer

export const renameDevice = endpoint({
  name: 'renameDevice',
  host: 'accounts',
  method: 'PUT',
  path: '/devices/:id',
  summary: 'Rename a device',
  body: v.object({ nickname: text }),
  answer: changedList,
  errors: [codes.notFound],
})

export const removeDevice = endpoint({
  name: 'removeDevice',
  host: 'accounts',
  method: 'DELETE',
  path: '/devices/:id',
  summary:
    'Remove a device: the app there is signed out. Its tickets go back to the cloud; those that cannot are lost. It is removed only if the rider gives each of these up',
  body: v.object({
    /** The ids of the tickets that the rider gives up. */
    gives_up: v.pipe(v.array(uuid), v.maxLength(limits.passes)),
  }),
  answer: changedList,
  errors: [codes.notFound, codes.deviceNotEmpty],
})
