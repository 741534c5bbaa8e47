import type { CallName } from '../api/contract'
import type { BackendState, FaultRecord } from './state'

/** What the page gets: an answer, a broken connection, or nothing at all. */
export type Answer =
  | { kind: 'answer'; status: number; type: string; body: string; headers?: Record<string, string> }
  | { kind: 'brokenConnection' }
  | { kind: 'silence' }

export const jsonAnswer = (status: number, body: unknown, headers?: Record<string, string>): Answer => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
})

const textAnswer = (type: string, body: string): Answer => ({ kind: 'answer', status: 200, type, body })

const errorAnswer = (status: number, code: number, message: string): Answer =>
  jsonAnswer(status, { errors: [{ code, message }], data: null })

const statusAnswer = (status: number, message: string, headers?: Record<string, string>): Answer =>
  jsonAnswer(status, { status, message }, headers)

const page = '<!doctype html><html><head><title>Sign in to the network</title></head><body>Welcome</body></html>'

const kinds = {
  offline: (): Answer => ({ kind: 'brokenConnection' }),
  timeout: (): Answer => ({ kind: 'silence' }),
  500: () => statusAnswer(500, 'Internal Server Error'),
  503: () => statusAnswer(503, 'Service Unavailable'),
  401: () => statusAnswer(401, 'Unauthorized'),
  429: () => statusAnswer(429, 'Too Many Requests', { 'Retry-After': '5' }),
  50020: () => errorAnswer(200, 50020, 'The session has ended.'),
  malformed: () => textAnswer('application/json', '{"errors": [], "data": {"results": ['),
  html: () => textAnswer('text/html', page),
  empty: () => textAnswer('application/json', ''),
  wrongShape: () => jsonAnswer(200, { errors: [], data: { results: 'seven', fields: 7, uuid: false } }),
  /** The backend does the work, then the connection breaks: for tests about money. */
  lostAnswer: (): Answer => ({ kind: 'brokenConnection' }),
} satisfies Record<string, () => Answer>

export type FaultKind = Exclude<keyof typeof kinds, number> | '500' | '503' | '401' | '429' | '50020'

export const faultKinds = Object.keys(kinds) as FaultKind[]
export const isFaultKind = (kind: string): kind is FaultKind => Object.hasOwn(kinds, kind)

export const faultAnswer = (kind: FaultKind): Answer => kinds[kind]()

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
