import * as v from 'valibot'
import { endpoint } from './endpoint'
import { optionalText, text, uuid } from './common'
import { listOfGood } from './listOfGood'

export const address = v.object({
  firstName: text,
  lastName: text,
  address1: text,
  address2: optionalText,
  country: text,
  state: text,
  city: text,
  zip: text,
  email: optionalText,
})
export type Address = v.InferOutput<typeof address>

export const savedAddress = v.object({ id: uuid, is_default: v.optional(v.boolean(), false), ...address.entries })
export type SavedAddress = v.InferOutput<typeof savedAddress>

export const listAddresses = endpoint({
  name: 'listAddresses',
  host: 'accounts',
  method: 'GET',
  path: '/addresses',
  summary: "The rider's shipping addresses",
  answer: v.object({ addresses: listOfGood(savedAddress) }),
})
