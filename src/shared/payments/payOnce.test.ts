import { runSaga } from 'redux-saga'
import type { Saga } from 'redux-saga'
import { beforeEach, expect, test } from 'vitest'
import { keyKeptHours } from '../../api/contract/paying/attempts'
import { fc } from '../../testing/chance/property'
import { timesOf } from '../../testing/chance/sample'
import { setClock } from '../clock'
import { call } from '../saga/effects'
import { forgetStorageState } from '../storage/browserStorage'
import { attemptKeys } from './attemptKeys'
import { keptAttempts } from './keptAttempts'
import type { KeptAttempts } from './keptAttempts'
import { payOnce } from './payOnce'
import type { Found, Payable, Outcome, Sent } from './payOnce'

const minute = 60_000
let attempts: KeptAttempts
beforeEach(() => {
  attempts = keptAttempts(attemptKeys.walletLoadAttempt)
})

const runs = timesOf(8_000, 1_500, 400)

/** What happens to a request. A backend that lies names a refusal, and has moved the money all the same. */
const fates = ['done', 'refused', 'declined', 'lies', 'lostBefore', 'lostAfter', 'late', 'sessionOver'] as const
type Fate = (typeof fates)[number]
type Act =
  | { do: 'press'; owner: string; content: string; fate: Fate; isLookUpDown: boolean }
  | { do: 'agree'; owner: string }
  | { do: 'wait'; minutes: number }
  | { do: 'arrive' }

const owner = fc.constantFrom('rider', 'rider', 'other', 'guest')
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      owner,
      content: fc.constantFrom('a', 'a', 'b'),
      fate: fc.constantFrom(...fates),
      isLookUpDown: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('agree' as const), owner }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 8, 11, 600, 1_385, 1_800) }),
  },
  { weight: 1, arbitrary: fc.constant<Act>({ do: 'arrive' }) },
)

/** A backend that keeps keys as long as it must and no longer, and the browser before it. */
class Till {
  now = 1_000 * 3_600_000
  moved = 0
  told = 0
  words = 0
  /** The lies of the backend. They are found out for ten minutes, and by the owner only: a refusal is no open payment. */
  private readonly lies: { id: string; at: number; isExcused: boolean }[] = []
  private readonly keys = new Map<string, { content: string; state: 'done' | 'declined'; at: number }>()
  private late: { key: string; content: string; at: number }[] = []
  private fate: Fate = 'done'
  private isLookUpDown = false

  private known(id: string) {
    const record = this.keys.get(id)
    return record && this.now - record.at < keyKeptHours * 60 * minute ? record : undefined
  }

  private move(id: string, content: string): 'done' | 'declined' | 'used' {
    const record = this.known(id)
    if (record) return record.content === content ? record.state : 'used'
    this.keys.set(id, { content, state: 'done', at: this.now })
    this.moved += 1
    return 'done'
  }

  private answer(id: string, content: string): Sent<string, string> {
    switch (this.fate) {
      case 'refused':
        return { kind: 'refused', refusal: 'no' }
      case 'declined': {
        if (!this.known(id)) this.keys.set(id, { content, state: 'declined', at: this.now })
        const isDeclined = this.known(id)?.state === 'declined'
        return isDeclined ? { kind: 'refused', refusal: 'declined', isDeclined } : { kind: 'lost' }
      }
      case 'lies':
        if (this.move(id, content) === 'done') this.lies.push({ id, at: this.now, isExcused: false })
        return { kind: 'refused', refusal: 'no' }
      case 'lostBefore':
        return { kind: 'lost' }
      case 'late':
        this.late.push({ key: id, content, at: this.now })
        return { kind: 'lost' }
      case 'sessionOver':
        this.move(id, content)
        return { kind: 'over' }
      case 'lostAfter':
        this.move(id, content)
        return { kind: 'lost' }
      case 'done': {
        const state = this.move(id, content)
        if (state === 'declined') return { kind: 'refused', refusal: 'declined', isDeclined: true }
        return state === 'done' ? { kind: 'done', value: id } : { kind: 'lost' }
      }
    }
  }

  private flow(content: string): Payable<string, string> {
    return {
      attempts,
      send: (attempt) => this.later(() => this.answer(`${attempt.owner}:${attempt.key}`, content)),
      lookUp: (attempt) =>
        this.later((): Found<string> => {
          const record = this.known(`${attempt.owner}:${attempt.key}`)
          if (this.isLookUpDown) return { kind: 'unknown' }
          if (!record) return { kind: 'none' }
          return record.state === 'done' ? { kind: 'done', value: 'found' } : { kind: 'declined' }
        }),
    }
  }

  private *later<T>(act: () => T) {
    return yield* call(act)
  }

  act(what: Act): void {
    if (what.do === 'wait') this.now += what.minutes * minute
    if (what.do === 'arrive') this.arrive()
    if (what.do === 'agree') {
      const isAsked = attempts.inTheWay(what.owner).length > 0 || attempts.openOf(what.owner)?.isForgotten
      // The page shows the button only then.
      if (isAsked) {
        this.words += 1
        attempts.agree(what.owner)
      }
    }
    if (what.do === 'press') this.press(what)
  }

  private press({ owner: by, content, fate, isLookUpDown }: Act & { do: 'press' }): void {
    Object.assign(this, { fate, isLookUpDown })
    for (const lie of this.lies) lie.isExcused ||= !lie.id.startsWith(`${by}:`) || this.now - lie.at >= 10 * minute
    const before = this.moved
    let outcome: Outcome<string, string> | undefined
    const flow = this.flow(content)
    const work = function* () {
      outcome = yield* payOnce(flow, { owner: by, content })
    }
    runSaga({}, work as Saga)
    if (outcome?.kind === 'done') {
      this.told += 1
      attempts.settle(outcome.key, by)
    }
    const isStopped = outcome && ['others', 'forgotten', 'notChecked'].includes(outcome.kind)
    if (isStopped && this.moved > before) throw new Error(`moved, and said ${outcome?.kind}`)
  }

  private arrive(): void {
    // A request that takes longer never arrives.
    for (const { key, content, at } of this.late.splice(0)) if (this.now - at < 10 * minute) this.move(key, content)
  }

  /** Movements that no one was told of. Each but the first needs a word, or a lie that cannot be found out. */
  get untold(): number {
    return this.moved - this.told - this.words - this.lies.filter(({ isExcused }) => isExcused).length
  }
}

test('@PAY-13 money is never moved twice without a word, whoever presses, whatever is answered, and whenever', () => {
  let forgotten = 0
  let held = 0
  let moved = 0
  const promise = fc.property(fc.array(anyAct, { minLength: 2, maxLength: 14 }), (story) => {
    forgetStorageState()
    const till = new Till()
    setClock(() => till.now)
    for (const act of story) {
      till.act(act)
      if (till.untold > 1) throw new Error(`${till.moved} moved, ${till.told} told, ${till.words} words`)
    }
    moved += till.moved
    if (till.words > 0) held += 1
    if (attempts.openOf('rider')?.isForgotten) forgotten += 1
  })
  fc.assert(promise, { numRuns: runs })
  // The test proves nothing if nothing is moved, held back or forgotten.
  expect(Math.min(moved, held, forgotten)).toBeGreaterThan(runs / 160)
})

test('@PAY-13 other visitors are told of an open attempt for a week, and its owner for as long as it is open', () => {
  const start = 1_000 * 3_600_000
  const at = (hours: number) => setClock(() => start + hours * 3_600_000)
  at(0)
  const { key } = attempts.start({ owner: 'rider', content: 'a' }, undefined)
  for (const [hours, isTold] of [
    [0, true],
    [keyKeptHours, true],
    [7 * 24 - 1, true],
    [7 * 24 + 1, false],
    [90 * 24, false],
  ] as const) {
    at(hours)
    const keys = (of: string) => attempts.inTheWay(of).map((attempt) => attempt.key)
    expect([hours, keys('other'), keys('guest')]).toEqual([hours, isTold ? [key] : [], isTold ? [key] : []])
    expect(attempts.openOf('rider')?.key).toBe(key)
  }
})

test('@PAY-13 another visitor’s attempt is never overwritten, and is found when its owner is back', () => {
  const till = new Till()
  setClock(() => till.now)
  till.act({ do: 'press', owner: 'rider', content: 'a', fate: 'sessionOver', isLookUpDown: false })
  for (let press = 0; press < 3; press += 1)
    till.act({ do: 'press', owner: 'guest', content: 'a', fate: 'done', isLookUpDown: false })
  expect([till.moved, till.told]).toEqual([1, 0])
  till.act({ do: 'agree', owner: 'guest' })
  till.act({ do: 'press', owner: 'guest', content: 'a', fate: 'done', isLookUpDown: false })
  // The word counts for one payment.
  till.act({ do: 'press', owner: 'guest', content: 'a', fate: 'done', isLookUpDown: false })
  expect([till.moved, till.told, attempts.ofOwner('rider').length]).toEqual([2, 1, 1])
  till.act({ do: 'press', owner: 'rider', content: 'b', fate: 'done', isLookUpDown: false })
  expect([till.moved, till.told, attempts.ofOwner('rider')]).toEqual([2, 2, []])
})

test('@PAY-13 a guest’s payment that may still arrive is not sent again by the rider who signs in', () => {
  const shared = keptAttempts(attemptKeys.orderAttempt, ({ owner: by }, visitor) => by === visitor || by === 'guest')
  setClock(() => 1_000 * 3_600_000)
  shared.start({ owner: 'guest', content: 'a' }, undefined)
  const flow: Payable<string, string> = {
    attempts: shared,
    send: () => {
      throw new Error('It was sent')
    },
    lookUp: function* () {
      return yield* call((): Found<string> => ({ kind: 'none' }))
    },
  }
  const press = () => payOnce(flow, { owner: 'rider', content: 'a' })
  expect(runSaga({}, press as Saga).result()).toEqual({ kind: 'unknown' })
  expect(shared.ofOwner('rider')).toHaveLength(1)
})
