import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { forms } from '../e2e/conformity/checks/words.mjs'
import { defects } from '../e2e/conformity/defects/table.mjs'
import { wrongIn } from '../e2e/conformity/judge.mjs'
import { startOwnBackend } from '../e2e/conformity/ownBackend.mjs'
import { junitOf, textOf } from '../e2e/conformity/report.mjs'
import { lasts } from '../e2e/conformity/requests/account.mjs'
import { ownDocument, ownFacts, unknownFacts } from '../e2e/conformity/sources.mjs'
import { runSuite } from '../e2e/conformity/suite.mjs'
import { Visit } from '../e2e/conformity/visit.mjs'
import { root } from './install.mjs'

/* The suite itself runs as a step of `npm test`, and all its deliberate defects in `npm run deep`. */

const results = [
  { call: 'getMe', promise: 'answer', sentence: 'It answers.', outcome: 'held', seconds: 0.1 },
  { call: 'getMe', promise: 'lock', sentence: 'It locks.', outcome: 'untried', what: 'testClock', seconds: 0 },
  {
    call: 'login',
    promise: 'answer',
    sentence: 'It answers <soon>.',
    outcome: 'broken',
    what: 'It answered 500, a breakdown.',
    request: {
      method: 'POST',
      url: 'http://backend/login',
      headers: { Authorization: 'Bearer top' },
      body: '{"password":"Secret-1"}',
    },
    answer: { status: 500, headers: {}, text: '<p>"&' },
    seconds: 0.2,
  },
]

it('a report tells what is broken with request and answer, what is missing, and no secret @CON-04', () => {
  const text = textOf(results, 1)
  expect(text).toContain('BROKEN  login · answer')
  expect(text).toContain('POST http://backend/login')
  expect(text).toContain('testClock: 1 (getMe lock)')
  expect(text).toContain('2 calls, 3 promises: 1 held, 1 broken, 1 not tried')
  expect(text).not.toMatch(/Secret-1|Bearer top/)
})

it('a report tells one cause once, with all that it breaks @CON-04', () => {
  const what = 'The answer does not fit its schema: /data/results/0 must have the property type.'
  const wrong = ['answer', 'newestFirst', 'sum'].map((promise) => ({
    ...results[2],
    call: 'listOrders',
    promise,
    what,
  }))
  const other = { ...results[2], call: 'getOrder', what }
  const text = textOf([...results, ...wrong, other], 1)
  expect(text.split(what)).toHaveLength(2)
  expect(text).toContain('The same breaks 3 more: listOrders newestFirst, listOrders sum, getOrder answer')
  expect(text).toContain('BROKEN  login · answer')
})

it('a fact that the suite never reads is named, as is one that is misspelt @CON-04', () => {
  expect(unknownFacts(ownFacts())).toEqual([])
  const facts = {
    ...{ hosts: { web: 'https://web.example' }, signUp: { zip: 'B3J' }, rider: { emial: '' }, guestCards: {} },
    ...{ products: { physical: 'booklet' }, toEnrol: { code: '1' } },
    situations: { usual: { path: '/reset', body: { anything: 1 } }, unusual: {} },
  }
  expect(unknownFacts(facts)).toEqual(['rider.emial', 'guestCards', 'situations.unusual'])
})

const suite = fileURLToPath(new URL('../e2e/conformity', import.meta.url))
const sources = readdirSync(suite, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(suite, file), 'utf8'))

it('every fact that the suite asks for may be given @CON-04', () => {
  const pattern = /\b(?:(?:fact|has|signIn)\('|(?:t|this)\.facts\??\.)([\w.]+)/g
  const asked = sources.flatMap((text) => [...text.matchAll(pattern)])
  const names = [...new Set(asked.map(([, name]) => name))]
  expect(names.length).toBeGreaterThan(20)
  const nested = (name) => name.split('.').reduceRight((inner, part) => ({ [part]: inner }), null)
  expect(names.filter((name) => unknownFacts(nested(name)).length > 0)).toEqual([])
})

it('the suite tries every form that the document names @CON-04', async () => {
  const { paths } = await ownDocument()
  const { description } = paths['/web/api/get_form'].post
  const [, named] = /The forms are ([^.]+)\./.exec(description)
  expect(named.match(/\w+(?=`)/g)).toEqual(forms)
})

it.each([
  ['11/26', false],
  ['12/26', true],
  ['01/27', true],
  ['10/30', true],
  ['12/25', false],
  [null, false],
])('a card until %j lasts beyond November 2026: %s @CON-04', (expiry, isGood) => {
  expect(lasts(expiry, new Date('2026-11-27T12:00:00Z'))).toBe(isGood)
})

it('what the backend of the facts does not have is not tried, and breaks no promise @CON-04', async () => {
  const { origin, clientId, rider } = ownFacts()
  const facts = { origin, clientId, rider: { ...rider, email: 'cardless.rider@example.com' } }
  const missing = [
    ...['deactivateAccount notEmpty', 'removePaymentMethod wallet', 'loadWallet wallet', 'removeFareMedium notEmpty'],
    ...['renameDevice empty', 'updatePaymentMethod oneDefault', 'sendReceipt limit', 'sendReceipt wrongEmail'],
    ...['listOrders pages', 'listOrders firstPage', 'listPasses device', 'getOrder sameAsList', 'getPass sameAsList'],
    ...['quoteOrder endedPromo', 'login languages', 'openCase order', 'openCase activity', 'readCase read'],
    ...['cancelOrder cancelled', 'quoteUnpaidOrder paid', 'movePass moved', 'movePass inUse', 'removeDevice notEmpty'],
    ...['acceptInvite once', 'searchProductsForCard forCard', 'linkFareMedium history'],
  ]
  // The request that these are refused without is that of the document's example.
  const tried = ['movePass token', 'placeOrder token', 'payOutWallet token']
  const { address, stop } = await startOwnBackend(origin)
  const document = await ownDocument()
  const allow = ['spend', 'close']
  const found = await runSuite({ document, facts, address, promises: [...missing, ...tried], allow })
  stop()
  const outcomes = Object.fromEntries(found.map(({ call, promise, outcome }) => [`${call} ${promise}`, outcome]))
  expect(outcomes).toEqual({
    ...Object.fromEntries(missing.map((name) => [name, 'untried'])),
    ...Object.fromEntries(tried.map((name) => [name, 'held'])),
  })
}, 60_000)

it.each(['{"data":1}', '{"errors":null,"data":1}', '{"errors":[],"data":1}'])(
  '%s is a good answer @CON-04',
  async (text) => {
    const server = createServer((_, response) => response.writeHead(200, json).end(text))
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    const getMe = { ...call, name: 'getMe', method: 'GET', path: '/accounts/me', parameters: [] }
    const address = `http://127.0.0.1:${server.address().port}`
    const visit = new Visit({ calls: new Map([['getMe', getMe]]), facts: {}, address, kept: {} }, [])
    expect((await visit.call('getMe')).ok).toBe(true)
    server.close()
  },
)

it('a report for machines is well-formed, and has a case for each promise @CON-04', () => {
  const xml = junitOf(results, 1)
  const { documentElement } = new JSDOM(xml, { contentType: 'application/xml' }).window.document
  expect(documentElement.tagName).toBe('testsuites')
  expect(documentElement.querySelectorAll('testcase')).toHaveLength(3)
  expect(documentElement.querySelector('failure')?.getAttribute('message')).toBe('It answered 500, a breakdown.')
  expect(xml).not.toMatch(/Secret-1|Bearer top/)
})

const call = {
  statuses: [200, 404],
  codes: { 404: new Set([40404]) },
  allCodes: new Set([40404]),
  wrongAnswer: ({ data }) => (data === 1 ? undefined : '/data must be 1'),
}
const json = { 'content-type': 'application/json' }
const refused = (code, more) => ({ errors: [{ code, message: 'No.' }], data: null, ...more })

it.each([
  ['a good answer', 200, json, { errors: [], data: 1 }, undefined],
  ['another shape', 200, json, { errors: [], data: 2 }, /does not fit its schema/],
  ['no data', 200, json, { errors: [] }, /no `data`/],
  ['no envelope', 200, json, [1], /no envelope/],
  ['a page', 200, { 'content-type': 'text/html' }, { errors: [], data: 1 }, /text\/html/],
  ['a listed refusal', 404, json, refused(40404), undefined],
  ['a code that is not listed', 404, json, refused(40405), /does not list the code 40405/],
  ['a status that is not listed', 409, json, refused(40404), /does not list/],
  ['a breakdown', 502, json, refused(40404), /breakdown/],
  ['a refusal with data', 404, json, refused(40404, { data: 1 }), /holds `data`/],
])('%s is judged by the document @CON-04', (_, status, headers, body, wrong) => {
  const judged = wrongIn(call, { status, headers, json: body, text: '' })
  if (wrong) expect(judged).toMatch(wrong)
  else expect(judged).toBeUndefined()
})

it('at least 60 deliberate defects are known, each by a name of its own @CON-04', () => {
  expect(defects.length).toBeGreaterThanOrEqual(60)
  expect(new Set(defects.map(({ what }) => what)).size).toBe(defects.length)
})

it.each([
  [['--backend', 'nowhere'], /^No address of a backend: nowhere/],
  [['--backend', 'http://127.0.0.1:1'], /^Name the file of facts/],
  [['--allow', 'everything'], /^--allow knows spend and close, not everything/],
  [['--facts', 'none.json'], /^The file of facts cannot be read/],
])('%j is refused with a sentence @CON-04', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['e2e/conformity/run.mjs', ...args], { cwd: root })
  expect(status).toBe(2)
  expect(String(stderr)).toMatch(sentence)
})
