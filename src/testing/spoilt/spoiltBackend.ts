import { http, HttpResponse } from 'msw'
import type { SetupServer } from 'msw/node'
// @ts-expect-error -- a script without types
import * as spoil from '../../../e2e/conformity/defects/spoil.mjs'
import { crossOriginHeaders, preflightHeaders } from '../../mocks/serving/crossOrigin'
import { findCall, methodsOf } from '../../mocks/serving/routes'
import { serveCall } from '../../mocks/serving/serveCall'
import type { StateStore } from '../../mocks/serving/stateStore'

interface Asked {
  name: string | undefined
  method: string
  url: string
  headers: Record<string, string>
  text: string
}
interface Answered {
  status: number
  headers: Record<string, string>
  text: string
}
type Before = (request: Asked, memory: object) => Answered | undefined | Promise<Answered | undefined>
type After = (answer: Answered, request: Asked, memory: object) => unknown

/** A defect of a backend, as `e2e/conformity/defects/table.mjs` makes it. */
export interface Defect {
  before?: Before
  after?: After
}

const { answerSpoilt } = spoil as {
  answerSpoilt: (
    defect: Defect,
    request: Asked,
    memory: object,
    forward: (request: Asked) => Promise<Answered>,
  ) => Promise<Answered>
}

/** The origin of the portal's page, where its backend has another one. */
const origin = 'https://portal.example'

/**
 * Puts a defect before the mock backend. With another origin than the page's, it is asked as by a browser, which refuses
 * what the backend gives no leave for. It tells
 * whether the portal has met the defect, so that it changed a request or an answer.
 */
export function spoilBackend(server: SetupServer, store: StateStore, defect: Defect, isCrossOrigin = false) {
  const memory = {}
  let isMet = false
  let [open, answered] = [0, 0]
  const watched = watch(defect, () => (isMet = true))
  const ask = (request: Asked) => answerSpoilt(watched, request, memory, (sent) => forward(store, sent))
  server.use(
    http.all('*/backend/*', async ({ request }) => {
      open += 1
      try {
        return await asBrowser(request)
      } catch {
        // The proxy does the same: where no answer can be made, the connection breaks.
        return HttpResponse.error()
      } finally {
        open -= 1
        answered += 1
      }
    }),
  )
  return { isMet: () => isMet, isBusy: () => open > 0, answered: () => answered }

  async function asBrowser(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const { method } = request
    const headers = { ...Object.fromEntries(request.headers), origin }
    const asked = { url: url.pathname + url.search, headers }
    const name = findCall(method, url)?.name
    const send = async () => ask({ ...asked, name, method, text: await request.text() })
    if (!isCrossOrigin) return toPage(await send())
    const preflight = await ask({ ...asked, name: undefined, method: 'OPTIONS', text: '' })
    if (!mayAsk(preflight, method, headers)) return HttpResponse.error()
    const answer = await send()
    return isOpen(answer) ? toPage({ ...answer, headers: readable(answer.headers) }) : HttpResponse.error()
  }
}

const toPage = ({ status, headers, text }: Answered) => new HttpResponse(text, { status, headers })

/** Calls `onMet` when a defect changes something, or answers itself. */
function watch({ before, after }: Defect, onMet: () => void): Defect {
  return {
    before: async (request, memory) => {
      const earlier = JSON.stringify({ ...request, changed: undefined })
      const own = await before?.(request, memory)
      if (own || JSON.stringify({ ...request, changed: undefined }) !== earlier) onMet()
      return own
    },
    after: async (answer, request, memory) => {
      const earlier = JSON.stringify({ ...answer, changed: undefined })
      await after?.(answer, request, memory)
      if (JSON.stringify({ ...answer, changed: undefined }) !== earlier) onMet()
    },
  }
}

/** Asks the mock backend, which answers as its server does. */
async function forward(store: StateStore, { method, url, headers, text }: Asked): Promise<Answered> {
  const address = new URL(url, 'http://localhost')
  const open = crossOriginHeaders(origin, origin)
  if (method === 'OPTIONS') return answerOf(204, { ...open, ...preflightHeaders(methodsOf(address.pathname)) })
  const found = findCall(method, address)
  if (!found) return answerOf(404, open)
  const call = { ...found, method, url: address, headers: new Headers(headers), text }
  const { answer } = await store.run((state) => serveCall(state, call))
  if (answer.kind !== 'answer') throw new Error('No answer arrives')
  return answerOf(answer.status, { ...open, 'content-type': answer.type, ...answer.headers }, answer.body)
}

const answerOf = (status: number, headers: Record<string, string> = {}, text = ''): Answered => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  text,
})

const listed = (list: string | undefined) => (list ?? '').toLowerCase().split(/\s*,\s*/)
const isOpen = ({ headers }: Answered) => ['*', origin].includes(headers['access-control-allow-origin'] ?? '')

/** Whether a browser sends the request, by the answer to its preflight. */
function mayAsk(preflight: Answered, method: string, headers: Record<string, string>): boolean {
  const methods = ['get', 'post', ...listed(preflight.headers['access-control-allow-methods'])]
  const allowed = listed(preflight.headers['access-control-allow-headers'])
  const asked = ['authorization', 'content-type', 'idempotency-key', 'x-client-id'].filter((name) => name in headers)
  return (
    preflight.status < 300 &&
    isOpen(preflight) &&
    methods.includes(method.toLowerCase()) &&
    asked.every((name) => allowed.includes(name))
  )
}

/** The headers that a script of another origin may read. */
function readable(headers: Record<string, string>): Record<string, string> {
  const open = ['content-type', 'content-language', ...listed(headers['access-control-expose-headers'])]
  return Object.fromEntries(Object.entries(headers).filter(([name]) => open.includes(name)))
}
