import { delay, http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { contract } from '../../api/contract'
import type { Answer } from './answers'
import { callsInOrder } from './routes'
import type { Hosts } from './routes'
import { serveCall } from './serveCall'
import type { StateStore } from './stateStore'

const routes = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** Creates one handler for every call of the contract. All other requests pass through. */
export function createHandlers({ hosts, store }: { hosts: Hosts; store: StateStore }): HttpHandler[] {
  return withoutTraces(() =>
    callsInOrder.map((name) => {
      const { host, method, path } = contract[name]
      return routes[method](pattern(hosts[host], path), async ({ request, params }) => {
        const text = await request.clone().text()
        const { url, headers } = request
        const call = { name, method, url: new URL(url), headers, text, params: textsOf(params) }
        const served = await store.run((state) => serveCall(state, call))
        if (served.delay > 0) await delay(served.delay)
        return respond(served.answer)
      })
    }),
  )
}

/** msw notes by a stack trace where each handler was made. For all calls that takes longer than many a test. */
function withoutTraces<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return make()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** A relative host matches any origin, because Vitest, the development server and the preview differ in it. */
function pattern(host: string, path: string): string {
  const [withoutQuery = path] = path.split('?')
  return host.startsWith('http') ? host + withoutQuery : `*${host}${withoutQuery}`
}

const textsOf = (params: Record<string, string | readonly string[] | undefined>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]))

async function respond(answer: Answer): Promise<Response> {
  if (answer.kind === 'silence') await delay('infinite')
  if (answer.kind !== 'answer') return HttpResponse.error()
  const { status, type, body, headers } = answer
  return new HttpResponse(body, { status, headers: { 'Content-Type': type, ...headers } })
}
