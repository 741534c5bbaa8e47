import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { wings } from '../../api/document/wings'
import { filledAddress } from '../../api/filledAddress'
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

/** Sends one call of the journey, and returns its answer and how the page shows both. `isLost`: it never arrives. */
async function told(words: string, name: CallName, call: TestCall, isLost = false) {
  const { host, method, path } = contract[name]
  const response = await sendRaw(name, call)
  expect([name, response.status]).toEqual([name, 200])
  const answer = (await response.json()) as { data: Record<string, unknown> }
  const headers = { ...(call.token && { Authorization: 'Bearer …' }), ...(call.key && { 'Idempotency-Key': call.key }) }
  const fenced = (value: unknown) => ['```json', JSON.stringify(value, null, 1), '```'].join('\n')
  const text = [
    words,
    `\`${method} /${host}${filledAddress({ path }, call.params ?? {})}\` (\`${name}\`)` +
      Object.entries(headers)
        .map(([header, value]) => `, \`${header}: ${value}\``)
        .join(''),
    ...(call.body === undefined ? [] : [fenced(call.body)]),
    ...(isLost ? [] : ['The answer:', fenced(answer)]),
  ]
  return { data: answer.data, text: text.join('\n\n') }
}

test('@CON-01 the journey of the document is what the mock answers', async () => {
  const lines = [{ uuid: 'bus-adult-single', quantity: 2, isSubscribed: false, filters: [] }]
  const credentials = { email: 'rider@example.com', password: 'Transit-2026', locale: 'en' }
  const login = await told('1. The rider signs in.', 'login', { body: credentials })
  const token = login.data.access_token as string
  const quote = await told('2. The checkout asks what two tickets cost.', 'quoteOrder', { token, body: { lines } })
  const { quote_id, total } = quote.data
  const payments = [{ amount: total, method_id: 'pay-visa' }]
  const key = '0b9a7a52-6f0e-4a2e-9d0f-2f5f6f1c7a11'
  const paid = { token, key, body: { quote_id, contact: { email: credentials.email }, payments } }
  const order = await told(
    '3. The rider pays. The backend takes the money, and the connection is lost before its answer arrives. The portal knows nothing now: it neither says that it worked nor that it failed.',
    'placeOrder',
    paid,
    true,
  )
  const attempt = await told(
    '4. So it asks what became of this key, until the answer proves something.',
    'findOrderAttempt',
    { token, params: { key } },
  )
  const again = await told(
    '5. If the payment were sent once more with the same key and the same body, nothing would be taken, and the same order would be the answer.',
    'placeOrder',
    paid,
  )
  expect(again.data).toEqual(order.data)
  expect(attempt.data).toMatchObject({ status: 'paid', order: { order_id: order.data.order_id } })
  const begin =
    '# A journey\n\nA rider buys two tickets, and the answer to the payment is lost. This was recorded with the reference.'
  const text = [begin, ...[login, quote, order, attempt, again].map((step) => step.text)].join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot('../../api/document/pages/journey.md')
})
