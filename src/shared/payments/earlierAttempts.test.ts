import { runSaga } from 'redux-saga'
import type { Saga } from 'redux-saga'
import { beforeEach, expect, test, vi } from 'vitest'
import * as reports from '../../api/reports/tell'
import { setClock } from '../clock'
import { readStored, writeStored } from '../storage/browserStorage'
import { attemptKeys } from './attemptKeys'
import type { MoneyAttempt } from './attemptKeys'
import { keptAttempts } from './keptAttempts'
import { payOnce } from './payOnce'
import type { Found, Sent } from './payOnce'

const time = 1_000 * 3_600_000
const minutesAgo = (minutes: number) => time - minutes * 60_000
const place = attemptKeys.walletLoadAttempt

beforeEach(() => setClock(() => time))

interface Given {
  /** The kept attempt of a key named "old". */
  earlier?: Partial<MoneyAttempt>
  /** The minutes since the key was made and sent. */
  age?: number
  found?: Found<string>
  sent?: Sent<string, string>
  /** Another tab ends all attempts while the request is on its way. */
  isEndedElsewhere?: boolean
}

const none = { kind: 'none' } as const
const found = { kind: 'done', value: 'found' } as const
const refused = { kind: 'refused', refusal: 'no' } as const

/** A rider wants "a". Returns the outcome, the keys that were sent, how often a look-up was made, and what is kept. */
function play({ earlier, age = 1, found = none, sent = { kind: 'done', value: 'sent' }, isEndedElsewhere }: Given) {
  const old = { key: 'old', owner: 'rider', content: 'a', since: minutesAgo(age), at: minutesAgo(age) }
  if (earlier) writeStored(place, [{ ...old, ...earlier }])
  const attempts = keptAttempts(place, ({ owner }, visitor) => owner === visitor || owner === 'guest')
  const keys: string[] = []
  let lookUps = 0
  const work = () =>
    payOnce<string, string>(
      {
        attempts,
        *send({ key }) {
          keys.push(key === 'old' ? 'old' : 'new')
          if (isEndedElsewhere) attempts.dropAllOf('rider')
          return sent
        },
        *lookUp() {
          lookUps += 1
          return found
        },
      },
      { owner: 'rider', content: 'a' },
    )
  const outcome = runSaga({}, work as Saga).result<unknown>()
  const kept = (readStored(place) ?? []).map(({ key }) => (key === 'old' ? 'old' : 'new'))
  return { outcome, keys, lookUps, kept }
}

const isSentByNewKey = { outcome: { kind: 'done', value: 'sent' }, keys: ['new'], kept: ['new'] }
const isSentByOldKey = { outcome: { kind: 'done', value: 'sent', key: 'old' }, keys: ['old'], kept: ['old'] }

test.each<[string, Given, object]>([
  ['nothing', {}, { ...isSentByNewKey, lookUps: 0 }],
  ['the same, a minute ago', { earlier: {} }, { ...isSentByOldKey, lookUps: 0 }],
  [
    'something else, which went through',
    { earlier: { content: 'b' }, found },
    { outcome: { ...found, key: 'old' }, keys: [], lookUps: 1, kept: ['old'] },
  ],
  [
    'something else, which was declined',
    { earlier: { content: 'b' }, found: { kind: 'declined' } },
    { ...isSentByNewKey, lookUps: 1 },
  ],
  ['something else, which may still arrive', { earlier: { content: 'b' } }, { ...isSentByOldKey, lookUps: 1 }],
  ['something else, which never arrived', { earlier: { content: 'b' }, age: 11 }, { ...isSentByNewKey, lookUps: 1 }],
  [
    'something else, and nobody knows its outcome',
    { earlier: { content: 'b' }, found: { kind: 'unknown' } },
    { outcome: { kind: 'unknown' }, keys: [], lookUps: 1, kept: ['old'] },
  ],
  [
    'something else, which was refused, and cannot be looked up',
    { earlier: { content: 'b', refusedAt: minutesAgo(1) }, found: { kind: 'unknown' } },
    { outcome: { kind: 'notChecked' }, keys: [], lookUps: 1, kept: ['old'] },
  ],
  [
    'the same, which was refused a while ago',
    { earlier: { refusedAt: minutesAgo(11) }, age: 12 },
    { ...isSentByNewKey, lookUps: 0 },
  ],
  [
    'the same, by a key that backends may have forgotten',
    { earlier: {}, age: 1_800 },
    { outcome: { kind: 'forgotten' }, keys: [], lookUps: 1, kept: ['old'] },
  ],
  [
    'the same, by a key that was forgotten before',
    { earlier: { isForgotten: true }, found },
    { outcome: { kind: 'forgotten' }, keys: [], lookUps: 0, kept: ['old'] },
  ],
  [
    'as a guest, which was refused',
    { earlier: { owner: 'guest', refusedAt: minutesAgo(1) }, found },
    { ...isSentByNewKey, lookUps: 0 },
  ],
  [
    'as a guest, which went through',
    { earlier: { owner: 'guest' }, found },
    { outcome: { ...found, key: 'old' }, keys: [], lookUps: 1, kept: ['old'] },
  ],
  [
    'as a guest, the same, which never arrived',
    { earlier: { owner: 'guest' }, age: 11 },
    { outcome: { kind: 'unknown' }, keys: [], lookUps: 1, kept: ['old'] },
  ],
  [
    'as a guest, something else, which never arrived',
    { earlier: { owner: 'guest', content: 'b' }, age: 11 },
    { ...isSentByNewKey, lookUps: 1 },
  ],
])('@PAY-13 a rider who has sent before: %s', (_, given, expected) => {
  expect(play(given)).toMatchObject(expected)
})

test('@PAY-13 an attempt that backends may have forgotten is marked', () => {
  play({ earlier: {}, age: 1_800 })
  expect(readStored(place)).toMatchObject([{ key: 'old', isForgotten: true }])
})

test('@OPS-03 an open payment without an outcome is reported, a refused one is not', () => {
  const tell = vi.spyOn(reports, 'tell').mockReturnValue(undefined)
  play({ earlier: { content: 'b', refusedAt: minutesAgo(1) }, found: { kind: 'unknown' } })
  expect(tell).not.toHaveBeenCalled()
  play({ earlier: { content: 'b' }, found: { kind: 'unknown' } })
  expect(tell.mock.calls).toEqual([[{ kind: 'unknownPayment' }]])
})

test.each<[string, Given, object, object[]]>([
  [
    'for the first time',
    { sent: refused },
    { outcome: refused, keys: ['new'], lookUps: 0 },
    [{ at: time, refusedAt: time }],
  ],
  [
    'declined by the bank',
    { sent: { ...refused, isDeclined: true } },
    { outcome: refused, lookUps: 0 },
    [{ refusedAt: time, isDeclined: true }],
  ],
  [
    'after a first request that went through',
    { earlier: {}, sent: refused, found },
    { outcome: { ...found, key: 'old' }, keys: ['old'], lookUps: 1 },
    [{ key: 'old', unansweredAt: minutesAgo(1) }],
  ],
  [
    'after a first request that may still arrive',
    { earlier: {}, sent: refused },
    { outcome: { kind: 'notYet' }, keys: ['old'], lookUps: 1 },
    [{ key: 'old', at: minutesAgo(1) }],
  ],
  [
    'after a first request that never arrived',
    { earlier: {}, age: 11, sent: refused },
    { outcome: refused, keys: ['old'], lookUps: 1 },
    [{ key: 'old', at: time, refusedAt: time }],
  ],
  [
    'after a first request whose outcome is unknown',
    { earlier: {}, sent: refused, found: { kind: 'unknown' } },
    { outcome: { kind: 'unknown' }, keys: ['old'], lookUps: 1 },
    [{ key: 'old', at: time, unansweredAt: minutesAgo(1) }],
  ],
  [
    'after another tab has ended the attempt',
    { sent: refused, isEndedElsewhere: true },
    { outcome: refused, lookUps: 0, kept: [] },
    [],
  ],
])('@PAY-13 a refusal, %s', (_, given, expected, kept) => {
  expect(play(given)).toMatchObject(expected)
  const stored = readStored(place) ?? []
  expect(stored).toMatchObject(kept)
  const isUnanswered = kept.some((attempt) => 'unansweredAt' in attempt)
  expect(stored.some(({ unansweredAt }) => unansweredAt !== undefined)).toBe(isUnanswered)
})
