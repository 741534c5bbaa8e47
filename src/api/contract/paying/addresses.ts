import * as v from 'valibot'
import * as codes from '../base/errorCodes'
import { endpoint } from '../base/endpoint'
import { optionalText, text, uuid, version } from '../base/common'
import { listOfGood } from '../base/listOfGood'

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

export const savedAddress = v.object({
  id: uuid,
  version,
  is_default: v.optional(v.boolean(), false),
  ...address.entries,
})
export type SavedAddress = v.InferOutput<typeof savedAddress>

export const listAddresses = endpoint({
  name: 'listAddresses',
  host: 'accounts',
  method: 'GET',
  path: '/addresses',
  answer: v.object({ addresses: listOfGood(savedAddress) }),
})

const addressBody = v.object({
  ...address.entries,
  /** False changes nothing, because there is always a default address. */
  is_default: v.boolean(),
})
/** Each change answers with the whole list, so that the changes of other devices show. */
const changedList = listAddresses.answer

export const createAddress = endpoint({
  name: 'createAddress',
  host: 'accounts',
  method: 'POST',
  path: '/addresses',
  body: addressBody,
  answer: changedList,
})

export const updateAddress = endpoint({
  name: 'updateAddress',
  host: 'accounts',
  method: 'PUT',
  path: '/addresses/:id',
  body: v.object({ ...addressBody.entries, version }),
  answer: changedList,
  errors: [codes.notFound, codes.changedElsewhere],
})

export const removeAddress = endpoint({
  name: 'removeAddress',
  host: 'accounts',
  method: 'DELETE',
  path: '/addresses/:id',
  answer: changedList,
  errors: [codes.notFound],
})
