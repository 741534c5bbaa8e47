import { sessionEnded, tooManyTries } from '../../api/contract/base/errorCodes'
import type { FaultKind } from '../state/tester/faults'
import { jsonAnswer } from './answers'
import type { Answer } from './answers'
import { refusalAnswer } from './refusalAnswer'

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

const answers = {
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
  lostAnswer: (): Answer => ({ kind: 'brokenConnection' }),
  '500json': () => errorAnswer(500, 50000, 'Internal error'),
  '502json': () => errorAnswer(502, 50200, 'Bad gateway'),
  '504json': () => errorAnswer(504, 50400, 'Gateway timeout'),
  '400json': () => errorAnswer(400, 40000, 'A code that the contract does not list.'),
  wafHtml401: () => pageAnswer(401),
  wafHtml403: () => pageAnswer(403),
  wafHtml429: () => pageAnswer(429, { 'Retry-After': '5' }),
} satisfies Record<FaultKind, () => Answer>

export const faultAnswer = (kind: FaultKind): Answer => answers[kind]()
