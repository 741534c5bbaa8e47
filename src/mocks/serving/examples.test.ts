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

const withBody = (call: TestCall, more: object): TestCall => ({ ...call, body: { ...(call.body as object), ...more } })

/** What makes the document's example short, or English, where the test of the call wants otherwise. */
const instead: Partial<Record<CallName, object>> = {
  getForm: { langCode: 'en' },
  searchProducts: { row_count: 2 },
  searchProductsForCard: { row_count: 2 },
}

const chosen = {
  applied_filters: Object.entries({ service: 'bus', rider: 'adult', product: 'tickets' }).map(([filter, value]) => ({
    filter_uuid: `filter-${filter}`,
    filter_value: `${filter}-${value}`,
  })),
}
const ofSearch = {
  filters: { return: 'FILTER' },
  everyFilterChosen: { return: 'FILTER', ...chosen },
  products: { return: 'ENTITY', ...chosen },
}
/** The same call with other bodies, where these are answered by another shape. */
const variants: Partial<Record<CallName, Record<string, object>>> = {
  getForm: {
    signup: { form_method: 'signup' },
    forgot: { form_method: 'forgot' },
    reset: { form_method: 'reset' },
    invite: { form_method: 'invite' },
  },
  searchProducts: ofSearch,
  searchProductsAsGuest: ofSearch,
  searchProductsForCard: ofSearch,
}

async function recorded(name: CallName) {
  const given = await goodCalls[name]()
  const call = instead[name] ? withBody(given, instead[name]) : given
  const more: Record<string, unknown> = {}
  for (const [variant, change] of Object.entries(variants[name] ?? {}))
    more[variant] = await exchanged(name, withBody(call, change))
  return { ...(await exchanged(name, call)), ...(variants[name] && { more }) }
}

async function exchanged(name: CallName, call: TestCall) {
  const response = await sendRaw(name, call)
  expect([name, response.status]).toEqual([name, 200])
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
