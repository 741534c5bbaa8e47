import type { CallName } from '../contract/index'
import { errorsOf } from '../contract/base/endpoint'
import type { AnyEndpoint } from '../contract/base/endpoint'
import * as codes from '../contract/base/errorCodes'
import type { ErrorCode } from '../contract/base/errorCodes'
import { keyKeptHours } from '../contract/paying/attempts'
import { openCalls } from './access'
import { callTexts } from './callTexts'
import { refusalName } from './examples'

const nothingTaken = (code: ErrorCode, { spends }: AnyEndpoint): string => {
  if (!spends) return ''
  return spends.nothingTaken.includes(code)
    ? ' Nothing was taken.'
    : ' It proves nothing about the money: the portal looks the outcome up.'
}

/** Says what a code means in this call, and of a spending call also what it says of the money. */
const lineOf = (endpoint: AnyEndpoint, code: ErrorCode) =>
  `- \`${code}\`: ${callTexts[endpoint.name]?.meanings[code] ?? codes.errorMeanings[code].meaning}${nothingTaken(code, endpoint)}`

/** Returns a schema with the given codes. Any answer may also end the session. */
export function refusalSchema(refusals: ErrorCode[]) {
  const text = { type: ['string', 'null'] }
  const error = {
    type: 'object',
    required: ['code'],
    properties: { code: { enum: refusals }, message: text, field: text },
  }
  return {
    type: 'object',
    required: ['errors'],
    properties: { errors: { type: 'array', minItems: 1, items: error }, data: { type: 'null' } },
  }
}

export const refusalExamplesOf = (refusals: ErrorCode[]) =>
  Object.fromEntries(
    refusals.map((code) => [refusalName(code), { $ref: `#/components/examples/${refusalName(code)}` }]),
  )

export interface Refusals {
  description: string
  codes: ErrorCode[]
}

const usualLine = (code: ErrorCode) => `- \`${code}\`: ${codes.errorMeanings[code].meaning}`
const sessionOver = 'The session is over, with any body.'

/** Frequent refusals by the name of their component. */
export const usualRefusals: Record<string, Refusals & { status: string }> = {
  notValid: { status: '400', description: usualLine(codes.notValid), codes: [codes.notValid] },
  sessionOver: {
    status: '401',
    description: `${sessionOver}\n\n${usualLine(codes.signInNeeded)}`,
    codes: [codes.signInNeeded],
  },
  tooManyTries: { status: '429', description: usualLine(codes.tooManyTries), codes: [codes.tooManyTries] },
}

const aboutSecrets: readonly ErrorCode[] = [codes.wrongLogin, codes.wrongCode, codes.codeExpired]

/** Says what a 401 means, besides the meanings of its codes. */
function unauthorizedIn(endpoint: AnyEndpoint): string {
  if (openCalls.includes(endpoint.name as CallName))
    return `No token is looked at, so \`${codes.signInNeeded}\` is for a request without \`X-Client-Id\` alone. The session of the rider goes on.`
  if (endpoint.name === 'logout')
    return 'The token opens nothing any more. The portal has signed the rider out in any case.'
  if (!endpoint.keepsSession) return sessionOver
  const typed = errorsOf(endpoint).filter((code) => aboutSecrets.includes(code))
  if (typed.length === 0) return sessionOver
  return `After ${listed(typed)} the session goes on, because that is about what was typed. \`${codes.signInNeeded}\` and every other 401 end it, as \`${codes.sessionEnded}\` does.`
}

/** Returns refusals by HTTP status, each code with its meaning. */
export function refusalsOf(endpoint: AnyEndpoint): Record<number, Refusals> {
  const answers: Record<number, Refusals> = {}
  const statusOf = (code: ErrorCode) => codes.errorMeanings[code].status
  const all = errorsOf(endpoint)
  for (const status of new Set(all.map(statusOf))) {
    const refusals = all.filter((code) => statusOf(code) === status)
    const lines = refusals.map((code) => lineOf(endpoint, code))
    if (status === 401) lines.unshift(unauthorizedIn(endpoint), '')
    answers[status] = { description: lines.join('\n'), codes: refusals }
  }
  return answers
}

const listed = (refusals: readonly ErrorCode[]) => refusals.map((code) => `\`${code}\``).join(', ')

/** Says what a backend must know before and after a charge. */
export function spendingRules({ spends, keepsSession }: AnyEndpoint): string | undefined {
  // A 401 about the typed password is a refusal like any other.
  const status = keepsSession ? 'below 500' : 'neither 401 nor 500 or more'
  return (
    spends &&
    'Nothing was taken where `errors` holds no other code than ' +
      `${listed(spends.nothingTaken)}, \`data\` is null, and the status is ${status}. After every ` +
      'other answer, and after none, the outcome is unknown to the portal: it looks it up by the key before anything is paid.'
  )
}

export const idempotencyKeyRules =
  'One key stands for one order of one buyer, or one transfer of one rider. Sent again with the same body, it gives the ' +
  `first outcome and takes nothing more: the same order or transfer, or \`${codes.declined}\`. With another body it is refused with \`${codes.keyUsed}\`. What was ` +
  'refused for any other reason leaves the key unused. The outcome can be looked up by the key. Keys are kept for at ' +
  `least ${keyKeptHours} hours; a look-up that finds none proves only for that long that nothing was taken.`
