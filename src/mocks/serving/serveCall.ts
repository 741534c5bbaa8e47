import * as v from 'valibot'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { errorsOf } from '../../api/contract/base/endpoint'
import type { AnyEndpoint } from '../../api/contract/base/endpoint'
import * as codes from '../../api/contract/base/errorCodes'
import { now as deviceNow } from '../../shared/clock'
import { openCalls, secondStepCalls } from '../../api/document/access'
import { behaviours } from '../behaviour'
import type { Behaviour } from '../behaviour/base/behaviour'
import { arrive } from '../ledger/arrive'
import { BusinessRefusal, refuse } from '../rules/base/refusal'
import { endPasses } from '../rules/cards/endPasses'
import { runRenewals } from '../rules/renewals/runRenewals'
import { runAutoloads } from '../rules/autoload/runAutoloads'
import { delayOf } from './delays'
import { refusalAnswer } from './refusalAnswer'
import { beginSessions } from '../rules/base/sessionTokens'
import { identify } from '../rules/base/visitor'
import type { Visitor } from '../rules/base/visitor'
import { jsonAnswer } from './answers'
import type { Answer } from './answers'
import { faultAnswer } from './faultAnswers'
import { gatewayAnswer } from './gateway'
import { isAfterwards, takeFault } from '../state/tester/faults'
import { inLongWords } from '../words/longWords'
import type { BackendState } from '../state'
import { languageOf } from '../words/language'

/** A call as it arrived over the network. */
export interface IncomingCall {
  name: CallName
  method: string
  url: URL
  headers: Headers
  text: string
  params: Record<string, string>
}

export interface Served {
  answer: Answer
  /** Milliseconds to wait before answering. */
  delay: number
}

/** The log drops the oldest calls, because every answer rewrites the whole state. */
const callsKept = 500

/** Serves one call completely: faults, visitor, behaviour, log. Changes the state. */
export function serveCall(state: BackendState, call: IncomingCall): Served {
  const fault = takeFault(state, call.name)
  const isServed = fault === undefined || isAfterwards(fault)
  const done = isServed ? (gatewayAnswer(contract[call.name], call) ?? behave(state, call)) : undefined
  const answer = fault === undefined && done ? done : faultAnswer(fault ?? '500')
  log(state, call, answer.kind === 'answer' ? answer.status : 0)
  return { answer, delay: delayOf(state, call.name) }
}

function behave(state: BackendState, call: IncomingCall): Answer {
  const { name, headers, params, url } = call
  const language = languageOf(headers.get('Accept-Language'))
  const now = state.clock ?? deviceNow()
  beginSessions(state, now)
  arrive(state, now)
  runRenewals(state, now)
  endPasses(state, now)
  runAutoloads(state, now)
  try {
    const visitor = visitorOf(state, call, now)
    const body = readBody(contract[name], call)
    const behaviour = behaviours[name] as Behaviour<AnyEndpoint>
    const data = behaviour({ state, body, params, query: url.searchParams, headers, language, visitor, now })
    return jsonAnswer(200, worded(state, { errors: [], data: data ?? null }), { 'Content-Language': language })
  } catch (thrown) {
    if (!(thrown instanceof BusinessRefusal)) throw thrown
    // The portal would treat a code that the contract does not list as a broken backend.
    if (!errorsOf(contract[name]).includes(thrown.code)) throw new Error(`${name} does not list ${thrown.message}`)
    return refusalAnswer(thrown, language, (envelope) => worded(state, envelope))
  }
}

const worded = <T>({ hasLongWords }: BackendState, envelope: T): T => (hasLongWords ? inLongWords(envelope) : envelope)

/**
 * Returns the visitor of a call. A token between password and second factor opens that step; for every other call its
 * owner counts as a visitor.
 */
function visitorOf(state: BackendState, { name, headers }: IncomingCall, now: number): Visitor {
  if (openCalls.includes(name)) return { kind: 'visitor' }
  const visitor = identify(state, headers, now)
  return visitor.kind === 'temporary' && !secondStepCalls.includes(name) ? { kind: 'visitor' } : visitor
}

function readBody(endpoint: AnyEndpoint, call: IncomingCall): unknown {
  if (!endpoint.body) return undefined
  const parsed = v.safeParse(endpoint.body, parseJson(call.text))
  return parsed.success ? parsed.output : refuse(codes.notValid, v.getDotPath(parsed.issues[0]) ?? undefined)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function log(state: BackendState, { name, method, url, headers, text }: IncomingCall, status: number): void {
  const path = url.pathname + url.search
  const body = text === '' ? null : (parseJson(text) ?? text)
  state.calls.push({ name, method, path, headers: Object.fromEntries(headers), body, status })
  state.calls.splice(0, state.calls.length - callsKept)
}
