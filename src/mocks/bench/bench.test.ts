// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { applyAddress } from '../addressParameters'
import { createMockBackend } from '../node'
import { jsonAnswer } from '../serving/answers'
import type { Answer } from '../serving/answers'
import { faultAnswer } from '../serving/faultAnswers'
import { createExchangeLog } from '../serving/exchanges'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import { readStored } from '../../shared/storage/browserStorage'
import { faultTexts, searchSituations, situations } from './situations'
import { addressOf, storyOf } from './share'
import { readingOf, verdictOf } from './verdict'

describe('@TEST-07 what the bench says', () => {
  test('of each scenario and each fault stands in the README of the mock', () => {
    const silent = [...situations.map(({ name, about }) => [name, about] as const), ...faultTexts]
    expect(silent.filter(([, about]) => about === '')).toEqual([])
  })

  test.each([
    ['', situations.length],
    ['Autoload  WALLET', 2],
    ['accountToClose', 1],
    ['no such thing', 0],
  ])('a search for "%s" finds %i scenarios', (search, count) => expect(searchSituations(search)).toHaveLength(count))

  test('the log keeps each call, with its answer as soon as there is one', () => {
    const log = createExchangeLog()
    let changes = 0
    const stop = log.listen(() => (changes += 1))
    const call = { name: 'getOrgConfig', method: 'GET', path: '/x', body: '' } as const
    const answered = log.begin(call)
    log.begin(call)
    answered(jsonAnswer(200, {}))
    stop()
    log.begin(call)
    expect(log.all().map(({ number, answer }) => [number, answer?.kind])).toEqual([
      [1, 'answer'],
      [2, undefined],
      [3, undefined],
    ])
    expect(changes).toBe(3)
  })
})

describe('@TEST-07 the verdict of the contract', () => {
  const listed = { errors: [{ code: 40404, message: 'No card.' }], data: null }
  test.each<[string, Answer | undefined, string, RegExp, string]>([
    ['an answer on its way', undefined, 'open', /No answer yet/, 'waits'],
    ['a good answer', jsonAnswer(200, { errors: [], data: null }), 'good', /As the contract says/, 'a value'],
    ['a listed refusal', jsonAnswer(200, listed), 'refused', /Refused with 40404/, 'business'],
    ['another code', faultAnswer('400json'), 'broken', /does not list 40000/, 'business'],
    ['a request that the document refuses', jsonAnswer(422, {}), 'broken', /does not allow this request/, 'http'],
    ['a page', faultAnswer('html'), 'broken', /not the JSON envelope/, 'badAnswer'],
    ['half an answer', faultAnswer('malformed'), 'broken', /not the JSON envelope/, 'badAnswer'],
    ['a broken connection', faultAnswer('offline'), 'broken', /connection broke/, 'network'],
  ])('of %s', (_, answer, kind, words, reading) => {
    const name = 'removeFareMedium'
    expect(verdictOf({ name, answer })).toEqual({ kind, words: expect.stringMatching(words) as string })
    expect(readingOf({ name, answer })).toContain(reading)
  })

  test('names the field that breaks it', () => {
    const answer = faultAnswer('wrongShape')
    expect(verdictOf({ name: 'getOrgConfig', answer })).toEqual({
      kind: 'broken',
      words: expect.stringMatching(/^data\.organization_config: /) as string,
    })
  })
})

describe('@TEST-07 what is copied', () => {
  const settingOf = async ({ api }: ReturnType<typeof createMockBackend>) => {
    const { scenario, faults, delays, clock, hasLongWords } = await api.state()
    return { scenario, faults, delays, clock, hasLongWords }
  }

  test('as an address opens the same situation elsewhere', async () => {
    const here = createMockBackend()
    await here.api.reset('riderWithAutoload')
    await here.api.fault('getWallet', '503', 2)
    await here.api.fault('*', '50020')
    await here.api.delay(700)
    await here.api.delay(1_500, 'listOrders')
    await here.api.now('2026-11-20T09:00:00Z')
    await here.api.words('long')
    const setting = { ...(await settingOf(here)), language: 'de' }
    const address = addressOf(setting, '/account/wallet?tab=a#b')
    expect(address).toBe(
      '/account/wallet?tab=a&scenario=riderWithAutoload&fault=getWallet:503:2&fault=*:50020&delay=700&delay=listOrders:1500' +
        '&now=2026-11-20T09:00:00Z&words=long&language=de#b',
    )
    const there = createMockBackend()
    const rest = await applyAddress(new URL(address, 'http://portal'), there.api)
    expect({ ...(await settingOf(there)), language: window.localStorage.getItem('language') }).toEqual(setting)
    expect(rest.pathname + rest.search + rest.hash).toBe('/account/wallet?tab=a#b')
  })

  test('as a test quotes what stands in the way', () => {
    const story = storyOf('/cart?scenario=visitor', "It's \\ here")
    expect(story).toContain("page.goto('/cart?scenario=visitor')")
    expect(story).toContain("name: 'It\\'s \\\\ here'")
  })
})

describe('@TEST-03 who is here', () => {
  test('changes without a change of the backend', async () => {
    const { api } = createMockBackend('guestWithCard')
    const before = await api.state()
    await api.signIn('new.rider@example.com')
    expect(readStored(sessionKeys.user)?.email).toBe('new.rider@example.com')
    expect([readStored(sessionKeys.cardToken), readStored(sessionKeys.isGuestUser)]).toEqual([undefined, undefined])
    const token = readStored(sessionKeys.authToken) ?? ''
    expect({ ...(await api.state()), sessions: {} }).toEqual({ ...before, sessions: {} })
    expect((await api.state()).sessions[token]).toMatchObject({ kind: 'rider', user: 'user-new' })
    await api.signIn()
    expect(readStored(sessionKeys.authToken)).toBeUndefined()
  })

  test('is someone whom the backend knows, in a language that the portal has', async () => {
    const { api } = createMockBackend()
    await expect(api.signIn('nobody@example.com')).rejects.toThrow(/No rider is named.*rider@example.com/)
    await expect(api.language('xx')).rejects.toThrow(/No language is named "xx".*fr/)
  })
})
