import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connectClient, request } from '../api/client'
import type { RequestContext } from '../api/requestInput'
import { isLeaving } from '../shared/navigation/leaving'
import { now } from '../shared/clock'
import { endpoint } from '../api/contract/base/endpoint'

export const site = 'http://localhost/backend'

const call = { name: 'getThing', host: 'accounts', method: 'GET', path: '/things/:id' } as const
const answer = v.object({ id: v.string() })
export const getThing = endpoint({ ...call, answer })
export const postThing = endpoint({
  ...call,
  method: 'POST',
  path: '/things',
  body: v.object({ name: v.string() }),
  answer,
})
export const postNothing = endpoint({ ...call, method: 'POST', path: '/things', answer: v.nullish(v.unknown()) })
export const payThing = endpoint({ ...postThing, spends: { nothingTaken: [] } })
export const transitThing = endpoint({ ...getThing, host: 'transit', path: '/cards?kind=virtual' })

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string
}

export const found = () => HttpResponse.json({ errors: [], data: { id: 'a' } })

export const get = (given: Partial<Parameters<typeof request<typeof getThing>>[1]> = {}) =>
  request(getThing, { params: { id: 'a' }, ...given })

/**
 * Sets up the client with a backend whose answers the test decides, and with a port that records its calls. Every test
 * of the file gets a new one.
 */
export function clientUnderTest() {
  const client = {
    sent: [] as Sent[],
    told: [] as string[],
    respond: found as () => Response | Promise<Response>,
    context: undefined as unknown as RequestContext,
  }
  const server = setupServer(
    http.all('*/backend/*', async ({ request: asked }) => {
      const { url, method, headers } = asked
      client.sent.push({ url, method, headers: Object.fromEntries(headers), body: await asked.text() })
      return client.respond()
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => {
    Object.assign(client, { sent: [], told: [], respond: found })
    client.context = {
      hosts: { accounts: `${site}/accounts`, transit: `${site}/transit`, web: `${site}/web` },
      clientId: 'web',
      language: 'fr',
      visitor: { kind: 'rider', token: 'secret-token' },
      sessionEpoch: 1,
      now,
    }
    connectClient({
      context: () => client.context,
      sessionLost(reason) {
        client.told.push(`session ${reason}`)
        const { sessionEpoch } = client.context
        client.context = { ...client.context, visitor: { kind: 'visitor' }, sessionEpoch: sessionEpoch + 1 }
      },
      accountClosed: () => void client.told.push('account closed'),
      temporaryRefused() {
        client.told.push('temporary refused')
        const { sessionEpoch } = client.context
        client.context = { ...client.context, visitor: { kind: 'visitor' }, sessionEpoch: sessionEpoch + 1 }
      },
      connectionLost: (unavailable, retryAfter) =>
        client.told.push(`connection ${unavailable} ${retryAfter ?? ''}`.trim()),
      isLeaving,
      answeredIn: (language) => void client.told.push(`answered in ${language}`),
      asked: () => {},
    })
  })
  return client
}
