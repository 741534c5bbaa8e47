import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Answer } from './serving/answers'
import { breakConnection } from './serving/breakConnection'
import { crossOriginHeaders, preflightHeaders } from './serving/crossOrigin'
import { waitForDelay } from './serving/delays'
import { problem } from './serving/gateway'
import { maxBodyBytes, readBody } from './serving/readBody'
import { findCall, methodsOf } from './serving/routes'
import { serveCall } from './serving/serveCall'
import { createMemoryStore } from './serving/stateStore'
import type { StateStore } from './serving/stateStore'
import type { BackendState } from './state'
import { reportsPath, takeReports } from './serving/reports'
import { refusedTester } from './serving/testerGuard'
import { createPortalMock } from './portalMock'
import type { PortalMock } from './portalMock'
import { buildScenario } from './scenarios/buildScenario'
import { isScenarioName, scenarioNames } from './scenarios/recipes'
import { answerTester, testerMethods, testerPath } from './testerCalls'

export interface ServerOptions {
  /** The origin of the pages that may call from another origin. Without it no page may. */
  origin?: string
  scenario?: string
  /** A state in place of a scenario's. */
  state?: BackendState
}

interface Backend {
  store: StateStore
  portalMock: PortalMock
  origin: string | undefined
}

/**
 * Milliseconds longer than browsers and proxies keep a connection, so that none is closed while a request is on its
 * way.
 */
const keepAliveMs = 65_000

/**
 * Creates the mock backend as an HTTP server, with one state in memory. The caller listens. Throws if there is no such
 * scenario.
 */
export function createBackendServer({ origin, scenario = 'visitor', state }: ServerOptions = {}): Server {
  if (!isScenarioName(scenario))
    throw new Error(`No scenario is named "${scenario}". There are: ${scenarioNames.join(', ')}`)
  const store = createMemoryStore(state ?? buildScenario(scenario).state)
  const backend = { store, portalMock: createPortalMock(store), origin }
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    void handle(backend, request, response).catch(() => request.socket.destroy())
  })
  return server
}

async function handle(backend: Backend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request
  const url = addressOf(request)
  const isTester = url?.pathname.startsWith(`${testerPath}/`)
  const asked = method === 'HEAD' ? 'GET' : method
  const refused = isTester ? refusedTester(asked, headers) : undefined
  if (refused) return send(request, response, refused)
  const open = isTester ? {} : crossOriginHeaders(headers.origin, backend.origin)
  for (const [name, value] of Object.entries(open)) response.setHeader(name, value)
  const methods = url ? methodsAt(url.pathname) : []
  if (!url || methods.length === 0) return send(request, response, problem(404, 'The backend has no such path.'))
  if (method === 'OPTIONS') return answerOptions(backend, request, response, methods)
  if (!methods.includes(asked)) {
    response.setHeader('Allow', allowed(methods))
    return send(request, response, problem(405, `${method} is not a method of this path.`))
  }
  const text = await readBody(request)
  if (text === undefined) {
    // The rest of the body is not read.
    response.setHeader('Connection', 'close').once('finish', () => request.socket.destroySoon())
    return send(request, response, problem(413, `A body has at most ${maxBodyBytes} bytes.`))
  }
  await send(request, response, await answerFor(backend, { method: asked, url, text, headers: headersOf(request) }))
}

const methodsAt = (pathname: string) => [
  ...testerMethods(pathname),
  ...(pathname === reportsPath ? ['POST'] : []),
  ...methodsOf(pathname),
]

const allowed = (methods: string[]) => [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')

/** Refuses a preflight from another origin than the allowed one. Any other OPTIONS request gets the list of methods. */
function answerOptions(backend: Backend, request: IncomingMessage, response: ServerResponse, methods: string[]): void {
  const isPreflight = request.headers['access-control-request-method'] !== undefined
  const isRefused = isPreflight && request.headers.origin !== backend.origin
  response.setHeader('Allow', allowed(methods))
  if (isPreflight && !isRefused)
    for (const [name, value] of Object.entries(preflightHeaders(methods))) response.setHeader(name, value)
  response.writeHead(isRefused ? 403 : 204).end()
}

interface Asked {
  method: string
  url: URL
  text: string
  headers: Headers
}

async function answerFor({ store, portalMock }: Backend, { method, url, text, headers }: Asked): Promise<Answer> {
  if (url.pathname.startsWith(`${testerPath}/`)) {
    const answer = await answerTester(portalMock, { method, pathname: url.pathname, text })
    return answer ?? problem(404, 'The backend has no such path.')
  }
  if (url.pathname === reportsPath) return store.run((state) => takeReports(state, text))
  try {
    const call = findCall(method, url)
    if (!call) return problem(404, 'The backend has no such path.')
    const served = await store.run((state) => serveCall(state, { ...call, method, url, headers, text }))
    await waitForDelay({ store, call: call.name, delay: served.delay })
    return served.answer
  } catch (thrown) {
    if (thrown instanceof URIError) return problem(400, 'The path is not encoded correctly.')
    return problem(500, thrown instanceof Error ? thrown.message : String(thrown))
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (answer.kind === 'silence') return
  if (answer.kind === 'brokenConnection') return breakConnection(request.socket)
  response.writeHead(answer.status, { 'Content-Type': answer.type, 'Cache-Control': 'no-store', ...answer.headers })
  response.end(answer.body)
}

function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(url, 'http://backend') ? new URL(url, 'http://backend') : undefined
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}
