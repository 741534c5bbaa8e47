import { readFileSync } from 'node:fs'
import type { CallName } from '../contract/index'
import type { ErrorCode } from '../contract/base/errorCodes'
import { wings } from './wings'

/** A call with the answer that the mock really gave (`mocks/serving/examples.test.ts` writes and compares them). */
export interface CallExample extends Exchange {
  /** Other bodies with their answers, by name. */
  more?: Record<string, Exchange>
}

interface Exchange {
  parameters?: Record<string, string>
  body?: unknown
  answer: { errors: unknown[]; data: unknown }
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`examples/${name}.json`, import.meta.url), 'utf8'))

const calls = Object.assign({}, ...Object.keys(wings).map(read)) as Partial<Record<CallName, CallExample>>

export const exampleOf = (name: string): CallExample | undefined => calls[name as CallName]

const refusals = read('refusals') as Record<string, unknown>

export const refusalName = (code: ErrorCode): string => `refusal${code}`

/** Answers by the name under which the document holds them. */
export const refusalExamples = Object.fromEntries(
  Object.entries(refusals).map(([code, value]) => [refusalName(Number(code) as ErrorCode), { value }]),
)
