import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { openCalls, visitorsOf } from '../../api/document/access'
import type { VisitorKind } from '../../api/document/access'
import { filledAddress } from '../../api/filledAddress'
import { signIn } from '../callsInTests'
import type { TestCall } from '../callsInTests'
import { api, goodCalls, server, store } from '../goodCalls'
import { mockHosts } from '../node'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const client = { 'X-Client-Id': 'sableport-web' }

/** The headers of each kind of visitor. A call that is prepared for one keeps the token that it was prepared with. */
const headersOf: Record<VisitorKind, (call: TestCall) => Promise<Record<string, string>>> = {
  rider: ({ token }) => Promise.resolve({ Authorization: `Bearer ${token ?? 'session-of-user-rider'}` }),
  temporary: async () => {
    const token = (await signIn('setup.rider@example.com')).data.access_token as string
    return { ...client, Authorization: `Bearer ${token}` }
  },
  card: async () => {
    await store.run((state) => void (state.cardSessions.session = { faremedia_id: 'card-guest', expires: null }))
    return { ...client, Authorization: 'Anonymous session' }
  },
  client: () => Promise.resolve(client),
}

async function isLetIn(name: CallName, call: TestCall, kind: VisitorKind): Promise<boolean> {
  const { host, method, path } = contract[name]
  const response = await fetch(mockHosts[host] + filledAddress({ path }, call.params ?? {}), {
    method,
    headers: {
      ...{ 'Content-Type': 'application/json', 'Accept-Language': 'en', 'Idempotency-Key': call.key ?? 'key' },
      ...(await headersOf[kind](call)),
    },
    body: 'body' in contract[name] ? JSON.stringify(call.body ?? {}) : undefined,
  })
  const { errors } = (await response.json()) as { errors: { code: number }[] }
  return errors[0]?.code !== 40100
}

test.each(Object.keys(contract) as CallName[])('@CON-01 %s lets in whom the document names', async (name) => {
  const kinds = Object.keys(headersOf) as VisitorKind[]
  await api.reset('riderSignedIn')
  const call = await goodCalls[name]()
  const prepared = await api.state()
  const letIn: VisitorKind[] = []
  for (const kind of kinds) {
    if (await isLetIn(name, call, kind)) letIn.push(kind)
    await store.replace(structuredClone(prepared))
  }
  expect(letIn).toEqual(kinds.filter((kind) => visitorsOf(contract[name]).includes(kind)))
})

test.each(openCalls)('@CON-01 %s does not look at a token', async (name) => {
  await api.reset('riderSignedIn')
  const call = await goodCalls[name]()
  const headers = { ...client, 'Content-Type': 'application/json', Authorization: 'Bearer of-yesterday' }
  const { host, method, path } = contract[name]
  const body = 'body' in contract[name] ? JSON.stringify(call.body ?? {}) : undefined
  const address = mockHosts[host] + filledAddress({ path }, call.params ?? {})
  expect((await fetch(address, { method, headers, body })).status).toBe(200)
})
