import type { CallName } from './contract'
import { errorsOf } from './contract/base/endpoint'
import type { AnyEndpoint } from './contract/base/endpoint'
import * as codes from './contract/base/errorCodes'
import type { ErrorCode } from './contract/base/errorCodes'
import { keyKeptHours } from './contract/paying/attempts'

/** The meaning of a code in one call, if it says more than the code's general meaning. */
const meaningsOfCalls: Partial<Record<CallName, Partial<Record<ErrorCode, string>>>> = {
  startCardSession: {
    [codes.notFound]: 'Number and security code do not fit; the same for a card that does not exist.',
  },
  enrollSecondFactor: { [codes.notAllowed]: 'A phone is enrolled already.' },
  resendSecondFactorCode: {
    [codes.notFound]: 'No code was sent that could be sent again.',
    [codes.tooManyTries]: 'It is too early; `Retry-After` says how many seconds to wait.',
  },
  verifySecondFactorCode: {
    [codes.notFound]: 'No code was sent; for a backup code: no phone is enrolled, or no backup code is left.',
    [codes.tooManyTries]: 'After too many wrong codes it is void, without `Retry-After`; another one must be sent.',
  },
  declineSecondFactor: { [codes.notAllowed]: 'The operator requires a second factor, or a phone is enrolled.' },
  makeBackupCodes: { [codes.notAllowed]: 'The rider has no second factor.' },
  sendReceipt: { [codes.tooManyTries]: 'It was sent too often; `Retry-After` says how many seconds to wait.' },
  sendReceiptAsGuest: { [codes.tooManyTries]: 'It was sent too often; `Retry-After` says how many seconds to wait.' },
  claimOrder: { [codes.notFound]: 'Order number and code do not fit.' },
  findOrderAsGuest: { [codes.notFound]: 'No order fits.' },
}

const lineOf = ({ name }: AnyEndpoint, code: ErrorCode) =>
  `- \`${code}\`: ${meaningsOfCalls[name as CallName]?.[code] ?? codes.errorMeanings[code].meaning}`

/** Returns the schema of a list of refusals, with the codes that may be in it. */
function refusalSchema(refusals: ErrorCode[]) {
  const code = { enum: refusals.filter((entry) => entry !== codes.sessionEnded) }
  const error = { allOf: [{ $ref: '#/components/schemas/businessError' }, { properties: { code } }] }
  return {
    type: 'object',
    required: ['errors'],
    properties: { errors: { type: 'array', minItems: 1, items: error }, data: { type: 'null' } },
  }
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } }

interface Refusals {
  description: string
  headers?: typeof retryAfter
  content: { 'application/json': { schema: ReturnType<typeof refusalSchema> } }
}

/** Returns the refusals of a call by their HTTP status: each code with its meaning. */
export function refusalsOf(endpoint: AnyEndpoint): Record<number, Refusals> {
  const answers: Record<number, Refusals> = {}
  const statusOf = (code: ErrorCode) => codes.errorMeanings[code].status
  const all = errorsOf(endpoint)
  for (const status of new Set(all.map(statusOf))) {
    const refusals = all.filter((code) => statusOf(code) === status)
    const lines = refusals.map((code) => lineOf(endpoint, code))
    if (status === 401 && !endpoint.keepsSession) lines.unshift('The session is over, with any body.', '')
    answers[status] = {
      description: lines.join('\n'),
      ...(status === 429 && { headers: retryAfter }),
      content: { 'application/json': { schema: refusalSchema(refusals) } },
    }
  }
  return answers
}

const listed = (refusals: readonly ErrorCode[]) => refusals.map((code) => `\`${code}\``).join(', ')

/** Returns what a backend team must know of a call that spends, before and after the charge. */
export function spendingRules({ spends, keepsSession }: AnyEndpoint): string | undefined {
  // Where a 401 is about the typed password, it is a refusal like any other.
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
