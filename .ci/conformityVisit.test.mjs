import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { startProxy } from '../e2e/conformity/defects/proxy.mjs'
import { startOwnBackend } from '../e2e/conformity/ownBackend.mjs'
import { readDocument } from '../e2e/conformity/document.mjs'
import { ownDocument, ownFacts } from '../e2e/conformity/sources.mjs'
import { runSuite } from '../e2e/conformity/suite.mjs'
import { expect401 } from '../e2e/conformity/checks/everyCall.mjs'
import { Broken, isUnfit } from '../e2e/conformity/judge.mjs'
import { Visit } from '../e2e/conformity/visit.mjs'
import { sampleOf } from '../src/testing/chance/sample'

/* What the document allows a backend, the suite takes, too. */

const json = { 'content-type': 'application/json' }
const refused = (code) => ({ errors: [{ code, message: 'No.' }], data: null })

/** A backend that gives one answer to every call, and a visit to it. */
async function visitOf(own, answer) {
  const server = createServer((_, response) =>
    response.writeHead(answer.status, answer.headers ?? json).end(answer.text),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.close())
  const address = `http://127.0.0.1:${server.address().port}`
  return new Visit({ calls: new Map([[own.name, own]]), facts: {}, address, kept: { riders: {} } }, [])
}

const moving = {
  name: 'transferFunds',
  method: 'POST',
  path: '/transit/transfers',
  spends: true,
  statuses: [200, 400, 401],
  codes: { 400: new Set([40001]), 401: new Set([40100]) },
  allCodes: new Set([40001, 40100]),
  parameters: [
    { in: 'header', name: 'Idempotency-Key', required: true, schema: { minLength: 1 } },
    { in: 'header', name: 'Accept-Language', required: true, schema: { minLength: 2, maxLength: 35 } },
  ],
  wrongBody: (body) => (body?.amount > 0 ? undefined : '/amount is missing'),
  wrongAnswer: () => undefined,
}
const page = { 'content-type': 'text/html' }

it.each([
  ['a body', { body: {} }],
  ['a missing key', { body: { amount: 1 }, key: null }],
  ['a language', { body: { amount: 1 }, language: '*' }],
])('%s that does not fit may be refused by a gateway without the envelope @CON-04', async (_, input) => {
  for (const status of [400, 415, 422]) {
    const visit = await visitOf(moving, { status, headers: page, text: '<h1>Refused</h1>' })
    await visit.refused('transferFunds', 40001, input)
    // What fits is refused with the envelope, and no other code is meant by a gateway.
    await expect(visit.refused('transferFunds', 40001, { body: { amount: 1 } })).rejects.toThrow(Broken)
    await expect(visit.refused('transferFunds', 40404, input)).rejects.toThrow(Broken)
  }
  const taken = await visitOf(moving, { status: 200, text: '{"errors":[],"data":1}' })
  await expect(taken.refused('transferFunds', 40001, input)).rejects.toThrow(Broken)
})

it('what fits the document is not hostile @CON-04', () => {
  const headers = { 'Idempotency-Key': 'key', 'Accept-Language': 'en' }
  expect(isUnfit(moving, { headers, body: '{"amount":1}' })).toBe(false)
  expect(isUnfit(moving, { headers, body: '{' })).toBe(true)
  expect(isUnfit({ parameters: [] }, { headers, body: undefined })).toBe(false)
})

it.each([
  [401, 40100, 'held'],
  [200, 40100, 'held'],
  [200, 40001, 'broken'],
  [400, 40001, 'broken'],
])('without a token, %i with %i: the promise is %s @CON-04', async (status, code, outcome) => {
  const visit = await visitOf(moving, { status, text: JSON.stringify(refused(code)) })
  const asked = expect401(visit, 'transferFunds', { body: { amount: 1 } }, 'Without a token')
  await (outcome === 'held' ? asked : expect(asked).rejects.toThrow(Broken))
})

/** What the document allows, of a call and its answer, with the promises that have to hold all the same. */
const allowed = [
  {
    what: 'every refusal with 200',
    promises: ['getWallet token', 'listOrders wrongPage', 'transferFunds wrongAmount', 'getOrder unknown'],
    change: (answer) => {
      if (answer.status >= 400 && answer.json?.errors) answer.status = 200
    },
  },
  {
    what: 'a gateway that refuses bodies that do not fit',
    promises: ['createAddress wrongBody', 'transferFunds wrongAmount', 'transferFunds unused', 'openCase notOwn'],
    change: (answer, call, { json: sent }) => {
      if (call.wrongBody?.(sent) === undefined) return
      Object.assign(answer, { status: 422, headers: page, text: '<h1>Refused</h1>', changed: false })
    },
  },
  {
    what: 'a gateway that refuses languages that do not fit',
    promises: ['login languages'],
    change: (answer, _, { headers }) => {
      const { length } = headers['accept-language'] ?? 'en'
      if (length < 2 || length > 35) Object.assign(answer, { status: 400, headers: page, text: 'No', changed: false })
    },
  },
  {
    what: 'that what may be absent is absent',
    promises: ['listOrders sum', 'listTransactions card', 'readCase read'],
    change: (answer, { name }) => {
      const { data } = answer.json ?? {}
      if (name === 'listOrders')
        for (const order of data.results) if (order.amount_refunded === 0) delete order.amount_refunded
      if (name === 'listTransactions')
        for (const entry of data.results) if (!entry.account?.faremedia_id) delete entry.account
      if (/Case/.test(name)) for (const one of data?.cases ?? [data]) if (one?.is_unread === false) delete one.is_unread
      answer.changed = true
    },
  },
  {
    what: 'a card whose money cannot be told',
    promises: ['transferFunds cutOff', 'transferFunds tooMuch', 'removeFareMedium notEmpty'],
    change: (answer, { name }) => {
      if (name !== 'listFareMedia' || !answer.json?.data) return
      const card = { faremedia_id: 'card-unknown', type: 'virtual', status: 'ACTIVE', balances: null }
      answer.json.data.fare_mediums.push(card)
      answer.changed = true
    },
  },
]

it.each(sampleOf(allowed, 2))(
  'the document allows $what: the promises hold @CON-04',
  async ({ promises, change }) => {
    const [document, facts] = [await ownDocument(), ownFacts()]
    const calls = readDocument(document)
    const backend = await startOwnBackend(facts.origin)
    const proxy = await startProxy({ target: backend.address, calls, base: facts.base })
    onTestFinished(() => {
      proxy.stop()
      backend.stop()
    })
    proxy.spoil({ after: (answer, request) => request.name && change(answer, calls.get(request.name), request) })
    const allow = ['spend', 'close']
    const results = await runSuite({ calls, facts, address: proxy.address, promises, allow })
    expect(results.map(({ call, promise, outcome, what }) => [`${call} ${promise}`, what ?? outcome]).sort()).toEqual(
      promises.map((name) => [name, 'held']).sort(),
    )
  },
  60_000,
)
