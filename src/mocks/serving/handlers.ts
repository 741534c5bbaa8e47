import { delay, http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import type { Answer } from './answers'
import type { ExchangeLog } from './exchanges'
import { waitForDelay } from './delays'
import { callFinder } from './routes'
import type { Hosts } from './routes'
import { serveCall } from './serveCall'
import type { StateStore } from './stateStore'
import { takeReports } from './reports'

interface Backend {
  hosts: Hosts
  store: StateStore
  /** Told of every call and its answer. */
  log?: ExchangeLog
}

/**
 * Creates the handler of every call of the contract. All other requests pass through. It is one for all calls, because msw
 * copies the request and reads the cookies for each handler that it asks.
 */
export function createHandler({ hosts, store, log }: Backend): HttpHandler {
  const callOf = callFinder(hosts)
  const find = ({ method, url }: Request) => callOf(method, new URL(url))
  return http.all(
    ({ request }) => find(request) !== undefined,
    async ({ request }) => {
      const found = find(request)
      if (!found) return undefined
      const { method, url, headers } = request
      const text = await request.clone().text()
      const call = { ...found, method, url: new URL(url), headers, text }
      const { pathname, search } = call.url
      const answered = log?.begin({ name: call.name, method, path: pathname + search, body: text })
      const served = await store.run((state) => serveCall(state, call))
      await waitForDelay({ store, call: call.name, delay: served.delay })
      if (served.answer.kind !== 'silence') answered?.(served.answer)
      return respond(served.answer)
    },
  )
}

/** Creates the handler of the operator's endpoint for reports, in place of one that the operator runs. */
export const createReportsHandler = (endpoint: string, store: StateStore): HttpHandler =>
  http.post(endpoint, async ({ request }) => {
    const text = await request.clone().text()
    return respond(await store.run((state) => takeReports(state, text)))
  })

async function respond(answer: Answer): Promise<Response> {
  if (answer.kind === 'silence') await delay('infinite')
  if (answer.kind !== 'answer') return HttpResponse.error()
  const { status, type, body, headers } = answer
  return new HttpResponse(body, { status, headers: { 'Content-Type': type, ...headers } })
}
