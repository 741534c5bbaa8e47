import { contract } from '../api/contract/index'
import type { CallName } from '../api/contract/index'
import { filledAddress } from '../api/filledAddress'
import { mockHosts } from './node'

/** A call as tests write it. `token` is a rider's, `cardToken` a guest's with a card. */
export interface TestCall {
  body?: unknown
  params?: Record<string, string>
  token?: string
  cardToken?: string
  key?: string
  language?: string
  signal?: AbortSignal
}

/** The token of rider@example.com in the scenarios. */
export const riderToken = 'session-of-user-rider'

/** Signs in by email and password. The token is a temporary one if the second factor is due. */
export const signIn = (email: string, password = 'Transit-2026') => send('login', { body: { email, password } })

/** Sends a call over the network, so that routes, headers and faults are tested, too. */
export async function sendRaw(name: CallName, call: TestCall = {}): Promise<Response> {
  const { host, method, path } = contract[name]
  const address = filledAddress({ path }, call.params ?? {})
  const authorization = call.token ? `Bearer ${call.token}` : call.cardToken ? `Anonymous ${call.cardToken}` : undefined
  return fetch(mockHosts[host] + address, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Client-Id': 'sableport-web',
      'Accept-Language': call.language ?? 'en',
      ...(authorization ? { Authorization: authorization } : {}),
      ...(call.key ? { 'Idempotency-Key': call.key } : {}),
    },
    body: 'body' in contract[name] ? JSON.stringify(call.body ?? {}) : undefined,
    signal: call.signal,
  })
}

interface Envelope {
  errors: { code: number; message: string; field?: string }[]
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers that the schemas judge elsewhere
  data: any
}

export async function send(name: CallName, call: TestCall = {}): Promise<Envelope & { status: number }> {
  const response = await sendRaw(name, call)
  return { status: response.status, ...((await response.json()) as Envelope) }
}

/** Returns the code of the first error, and its HTTP status. */
export async function refusal(
  name: CallName,
  call: TestCall = {},
): Promise<[status: number, code: number | undefined]> {
  const { status, errors } = await send(name, call)
  return [status, errors[0]?.code]
}

export const line = (uuid: string, quantity = 1, more: object = {}) => ({
  uuid,
  quantity,
  isSubscribed: false,
  filters: [],
  ...more,
})

export const address = {
  firstName: 'Jordan',
  lastName: 'MacLeod',
  address1: '18 Lantern Street',
  country: 'CA',
  state: 'NS',
  city: 'Halifax',
  zip: 'B3J 1S9',
}

export const card = (number = '4111 1111 1111 1111', expiry = '12/30') => ({
  number,
  expiry,
  security_code: '123',
  last_name: 'MacLeod',
  address: '18 Lantern Street',
  zip: 'B3J 1S9',
})
