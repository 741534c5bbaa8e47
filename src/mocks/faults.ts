import type { CallName } from '../api/contract'
import { sessionEnded, tooManyTries } from '../api/contract/errorCodes'
import { jsonAnswer } from './answers'
import type { Answer } from './answers'
import { refusalAnswer } from './behaviour/refusal'
import type { BackendState, FaultRecord } from './state'

const textAnswer = (type: string, body: string): Answer => ({ kind: 'answer', status: 200, type, body })

const errorAnswer = (status: number, code: number, message: string): Answer =>
  jsonAnswer(status, { errors: [{ code, message }], data: null })

const statusAnswer = (status: number, message: string, headers?: Record<string, string>): Answer =>
  jsonAnswer(status, { status, message }, headers)

const pageAnswer = (status: number, headers?: Record<string, string>): Answer => ({
  kind: 'answer',
  status,
  type: 'text/html',
  body: `<!doctype html><html><head><title>${status}</title></head><body>The request was blocked.</body></html>`,
  headers,
})

const page = '<!doctype html><html><head><title>Sign in to the network</title></head><body>Welcome</body></html>'

/** The backend does not do what was asked. */
const kinds = {
  offline: (): Answer => ({ kind: 'brokenConnection' }),
  timeout: (): Answer => ({ kind: 'silence' }),
  500: () => statusAnswer(500, 'Internal Server Error'),
  503: () => statusAnswer(503, 'Service Unavailable'),
  401: () => statusAnswer(401, 'Unauthorized'),
  429: () => statusAnswer(429, 'Too Many Requests', { 'Retry-After': '5' }),
  [sessionEnded]: () => refusalAnswer({ code: sessionEnded }, 'en'),
  [tooManyTries]: () => refusalAnswer({ code: tooManyTries, retryAfter: 5 }, 'en'),
  malformed: () => textAnswer('application/json', '{"errors": [], "data": {"results": ['),
  html: () => textAnswer('text/html', page),
  empty: () => textAnswer('application/json', ''),
  wrongShape: () => jsonAnswer(200, { errors: [], data: { results: 'seven', fields: 7, uuid: false } }),
} satisfies Record<string, () => Answer>

/** The backend does what was asked, and then this comes back: for tests about money. */
const kindsAfterwards = {
  lostAnswer: (): Answer => ({ kind: 'brokenConnection' }),
  '500json': () => errorAnswer(500, 50000, 'Internal error'),
  '502json': () => errorAnswer(502, 50200, 'Bad gateway'),
  '504json': () => errorAnswer(504, 50400, 'Gateway timeout'),
  '400json': () => errorAnswer(400, 40000, 'A code that the contract does not list.'),
  wafHtml401: () => pageAnswer(401),
  wafHtml403: () => pageAnswer(403),
  wafHtml429: () => pageAnswer(429, { 'Retry-After': '5' }),
} satisfies Record<string, () => Answer>

const allKinds = { ...kinds, ...kindsAfterwards }

export type FaultKind = `${keyof typeof allKinds}`

export const faultKinds = Object.keys(allKinds) as FaultKind[]
export const isFaultKind = (kind: string): kind is FaultKind => Object.hasOwn(allKinds, kind)

export const isAfterwards = (kind: FaultKind): boolean => Object.hasOwn(kindsAfterwards, kind)

export const faultAnswer = (kind: FaultKind): Answer => allKinds[kind]()

/**
 * Lets a call fail from now on. Counted faults of one call strike one after the other; a lasting one gives way to the
 * next; zero times takes the call's faults away.
 */
export function addFault(state: BackendState, call: CallName | '*', kind: FaultKind, times: number | null): void {
  state.faults = state.faults.filter((fault) => fault.call !== call || (times !== 0 && fault.times !== null))
  if (times !== 0) state.faults.push({ call, kind, times })
}

/** The fault that strikes this call now, counted down. */
export function takeFault(state: BackendState, call: CallName): FaultKind | undefined {
  const fault = state.faults.find((entry) => entry.call === call || entry.call === '*')
  if (!fault) return undefined
  if (fault.times !== null) fault.times -= 1
  state.faults = state.faults.filter((entry: FaultRecord) => entry.times !== 0)
  return fault.kind
}
