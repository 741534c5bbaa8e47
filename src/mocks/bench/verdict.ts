import * as v from 'valibot'
import { errorsOf } from '../../api/contract/base/endpoint'
import type { AnyEndpoint } from '../../api/contract/base/endpoint'
import { contract } from '../../api/contract/index'
import type { Result } from '../../api/errors'
import { readAnswer } from '../../api/readAnswer'
import type { Exchange } from '../serving/exchanges'
import { gatewayStatuses } from '../serving/gateway'

/** What the contract says of an exchange: it is as documented, it breaks the contract, or nothing can be said. */
export interface Verdict {
  kind: 'good' | 'refused' | 'broken' | 'open'
  words: string
}

const verdict = (kind: Verdict['kind'], words: string): Verdict => ({ kind, words })

export function verdictOf({ name, answer }: Pick<Exchange, 'name' | 'answer'>): Verdict {
  if (!answer) return verdict('open', 'No answer yet.')
  if (answer.kind !== 'answer') return verdict('broken', 'The connection broke, so there is no answer to judge.')
  const endpoint: AnyEndpoint = contract[name]
  if (gatewayStatuses.includes(answer.status)) return verdict('broken', 'The contract does not allow this request.')
  const json = parseJson(answer.body)
  if (typeof json !== 'object' || json === null || !('errors' in json || 'data' in json))
    return verdict('broken', 'The answer is not the JSON envelope of the contract.')
  const codes = codesOf(json)
  const foreign = codes.filter((code) => !(errorsOf(endpoint) as number[]).includes(code))
  if (foreign.length > 0) return verdict('broken', `The contract does not list ${foreign.join(', ')} for this call.`)
  if (codes.length > 0) return verdict('refused', `Refused with ${codes.join(', ')}, which the contract lists.`)
  if (answer.status > 299) return verdict('broken', `The contract has no answer with status ${answer.status}.`)
  const parsed = v.safeParse(endpoint.answer, 'data' in json ? json.data : null)
  if (parsed.success) return verdict('good', 'As the contract says.')
  const [issue] = parsed.issues
  return verdict('broken', `data.${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

function codesOf(json: object): number[] {
  const errors: unknown = 'errors' in json ? json.errors : []
  if (!Array.isArray(errors)) return []
  return errors.map((error: unknown) =>
    typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : NaN,
  )
}

/** Returns how the portal reads the answer for a rider: as a value, or as one of its kinds of failure. */
export function readingOf({ name, answer }: Pick<Exchange, 'name' | 'answer'>): string {
  if (!answer) return 'The portal waits.'
  if (answer.kind !== 'answer') return 'The portal reads: network'
  const raw = { status: answer.status, text: answer.body }
  const result: Result<unknown> = readAnswer(contract[name], raw, { kind: 'rider', token: '' })
  return `The portal reads: ${result.ok ? 'a value' : result.error.kind}`
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function pretty(text: string): string {
  const json = parseJson(text)
  return json === undefined ? text : JSON.stringify(json, null, 2)
}
