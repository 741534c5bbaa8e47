import { describe, expect, test } from 'vitest'
import { keyKeptHours } from '../../api/contract/paying/attempts'
import { fc, property } from '../../testing/chance/property'
import { attemptToSend, isKeyKnown, isOpen, noneProves, stepAfterNone, stepBefore } from './moneyAttempt'
import type { MoneyAttempt } from './attemptKeys'

const minute = 60_000
const hour = 60 * minute
const now = 100 * hour
const sent = (ago: number, more: Partial<MoneyAttempt> = {}): MoneyAttempt => ({
  key: 'kept',
  owner: 'me',
  content: 'same',
  since: now - ago,
  at: now - ago,
  ...more,
})
const refused = (ago: number, more: Partial<MoneyAttempt> = {}) => sent(ago, { refusedAt: now - ago, ...more })

describe('@PAY-13 what it proves that the backend does not know a key (decision 116)', () => {
  test.each<[string, MoneyAttempt, ReturnType<typeof noneProves>]>([
    ['a moment ago', sent(minute), 'notYet'],
    ['half an hour ago', sent(30 * minute), 'never'],
    ['22 hours ago', sent(22 * hour), 'never'],
    ['23 hours ago', sent(23 * hour), 'nothing'],
    ['30 hours ago', sent(30 * hour), 'nothing'],
    ['30 hours ago, and again a moment ago', sent(30 * hour, { at: now - minute }), 'nothing'],
    ['in the future, by a clock that was set back', sent(-30 * hour), 'nothing'],
    ['a moment ago, and refused', refused(minute), 'never'],
    ['before it was found to be forgotten', sent(minute, { isForgotten: true }), 'nothing'],
  ])('sent %s', (_, attempt, proven) => {
    expect(noneProves(attempt, now)).toBe(proven)
  })

  const times = fc.integer({ min: -200, max: 200 }).map((hours) => now + hours * hour)
  property([times, times])('nothing, once a backend may have forgotten the key', (since, at) => {
    const isKept = Math.abs(now - since) < keyKeptHours * hour
    if (!isKept) expect(noneProves(sent(0, { since, at }), now)).toBe('nothing')
  })
})

describe('@PAY-13 before the owner sends again (decision 117)', () => {
  test.each<[string, MoneyAttempt, string, ReturnType<typeof stepBefore>]>([
    ['the same that is open', sent(hour), 'same', 'again'],
    ['something else than what is open', sent(minute), 'other', 'lookUp'],
    ['the same, with a key that may be forgotten', sent(30 * hour), 'same', 'lookUp'],
    ['the same that was refused', refused(9 * minute), 'same', 'again'],
    ['something else than what was refused', refused(9 * minute), 'other', 'lookUp'],
    ['the same that was declined', refused(minute, { isDeclined: true }), 'same', 'lookUp'],
    ['the same that was refused long ago', refused(11 * minute), 'same', 'new'],
    ['what an earlier version stored', sent(minute, { content: undefined }), 'same', 'lookUp'],
  ])('%s', (_, kept, content, step) => {
    expect(stepBefore(kept, content, now)).toBe(step)
  })

  test.each<[string, MoneyAttempt, string, ReturnType<typeof stepAfterNone>]>([
    ['something else, while the first may arrive, goes with its key', sent(minute), 'other', 'again'],
    ['something else has its own key after that', sent(hour), 'other', 'new'],
    ['something else has its own key after a refusal', refused(minute), 'other', 'new'],
    ['the same keeps its key after a refusal', refused(minute, { isDeclined: true }), 'same', 'again'],
    ['nothing is sent where the key may be forgotten', sent(30 * hour), 'other', 'stop'],
  ])('and the backend does not know the key: %s', (_, kept, content, step) => {
    expect(stepAfterNone(kept, content, now)).toBe(step)
  })
})

describe('@PAY-07 the attempt that is sent', () => {
  const wanted = { owner: 'me', content: 'same' }
  const next = (kept?: MoneyAttempt) => attemptToSend(wanted, kept, now, () => 'new')

  test('has a new key without an earlier one', () => {
    expect(next()).toEqual({ key: 'new', ...wanted, since: now, at: now })
  })

  test('keeps key and start of one without an answer, which may still arrive', () => {
    const again = next(sent(minute))
    expect(again).toEqual({ key: 'kept', ...wanted, since: now - minute, at: now, unansweredAt: now - minute })
  })

  test('keeps the key of a refused one, of which nothing can arrive', () => {
    const again = next(refused(minute))
    expect(again).toEqual({ key: 'kept', ...wanted, since: now - minute, at: now })
    expect([isOpen(again), isOpen(refused(minute))]).toEqual([true, false])
  })

  const times = fc.integer({ min: 0, max: 200 }).map((hours) => now - hours * hour)
  property([times, fc.boolean(), fc.boolean(), fc.constantFrom('same', 'other')])(
    'never has a key that a backend may have forgotten',
    (since, isRefused, isDeclined, content) => {
      const kept = sent(0, { since, ...(isRefused && { refusedAt: now }), isDeclined })
      if (stepBefore(kept, content, now) === 'again' || stepAfterNone(kept, content, now) === 'again')
        expect(isKeyKnown(kept, now)).toBe(true)
    },
  )
})
