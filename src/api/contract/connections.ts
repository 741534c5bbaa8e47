import * as v from 'valibot'
import { optionalText, text, uuid } from './common'
import { endpoint } from './endpoint'
import * as codes from './errorCodes'
import { listOfGood } from './listOfGood'

/** An account of another provider with which the rider can sign in. */
export const connection = v.object({
  id: uuid,
  /** Google, Facebook, AppleId. The portal shows an unknown one by its name. */
  provider: text,
  /** The address of that account. */
  email: optionalText,
})
export type Connection = v.InferOutput<typeof connection>

export const listConnections = endpoint({
  name: 'listConnections',
  host: 'accounts',
  method: 'GET',
  path: '/users/connections',
  summary: "The rider's connected accounts",
  answer: v.object({ connections: listOfGood(connection) }),
})

export const addConnection = endpoint({
  name: 'addConnection',
  host: 'accounts',
  method: 'POST',
  path: '/users/connections',
  summary: 'Connect an account of another provider; one that is connected already stays',
  body: v.object({ provider: text, access_token: text }),
  answer: listConnections.answer,
  errors: [codes.wrongLogin, codes.linkedElsewhere],
  keepsSession: true,
})

export const removeConnection = endpoint({
  name: 'removeConnection',
  host: 'accounts',
  method: 'DELETE',
  path: '/users/connections/:id',
  summary: 'Disconnect an account; not the only way to sign in of a rider without a password',
  answer: listConnections.answer,
  errors: [codes.notFound, codes.notAllowed],
})
