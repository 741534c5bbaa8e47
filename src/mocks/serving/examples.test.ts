import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../api/contract/index'
import { wings } from '../../api/document/wings'
import * as codes from '../../api/contract/base/errorCodes'
import type { ErrorCode } from '../../api/contract/base/errorCodes'
import { sendRaw } from '../callsInTests'
import type { TestCall } from '../callsInTests'
import { api, goodCalls, server } from '../goodCalls'
import { refusalAnswer } from './refusalAnswer'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') })
  return api.reset('riderSignedIn')
})
afterAll(() => {
  vi.useRealTimers()
  server.close()
})

/** What makes the document's example short where the test of the call wants much. */
const shorter: Partial<Record<CallName, (call: TestCall) => TestCall>> = {
  searchProducts: (call) => ({ ...call, body: { ...(call.body as object), row_count: 2 } }),
  searchProductsForCard: (call) => ({ ...call, body: { ...(call.body as object), row_count: 2 } }),
}

async function recorded(name: CallName) {
  const given = await goodCalls[name]()
  const call = shorter[name]?.(given) ?? given
  const response = await sendRaw(name, call)
  const { body, params } = call
  const named = Object.entries(params ?? {}).filter(([, value]) => value !== '')
  return {
    ...(named.length > 0 && { parameters: Object.fromEntries(named) }),
    ...(body !== undefined && { body }),
    answer: (await response.json()) as unknown,
  }
}

test.each(Object.entries(wings))('@CON-01 the examples of %s are what the mock answers', async (wing, names) => {
  const examples: Record<string, unknown> = {}
  for (const name of names) {
    await api.reset('riderSignedIn')
    examples[name] = await recorded(name)
  }
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(`../../api/document/examples/${wing}.json`)
})

test('@CON-01 the examples of refusals are what the mock answers', async () => {
  const all = Object.keys(codes.errorMeanings).map((code) => {
    const answer = refusalAnswer({ code: Number(code) as ErrorCode, field: undefined, retryAfter: undefined }, 'en')
    return [code, answer.kind === 'answer' ? (JSON.parse(answer.body) as unknown) : null]
  })
  const text = `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../api/document/examples/refusals.json')
})
