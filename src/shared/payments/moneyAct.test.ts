import type { Action } from '@reduxjs/toolkit'
import { runSaga } from 'redux-saga'
import type { Saga } from 'redux-saga'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadWallet } from '../../api/contract/account/wallet'
import * as codes from '../../api/contract/base/errorCodes'
import type { ErrorCode } from '../../api/contract/base/errorCodes'
import type { ApiError } from '../../api/errors'
import { setClock } from '../clock'
import { selectNotices } from '../notices/noticesSlice'
import type { SagaOf } from '../saga/effects'
import { rootReducer } from '../store'
import { submissionSlice } from '../submission/submissionSlice'
import { attemptKeys } from './attemptKeys'
import { keptAttempts } from './keptAttempts'
import type { KeptAttempts } from './keptAttempts'
import { moneyFlow } from './moneyAct'
import type { MoneyAct } from './moneyAct'
import { moneyMoved } from './moneyMoved'
import type { Found } from './payOnce'

const minute = 60_000
const start = 1_000 * 60 * minute
let time = start
let attempts: KeptAttempts
const submission = submissionSlice<void, number>('moneyActUnderTest')

const business = (code: ErrorCode): ApiError => ({
  kind: 'business',
  status: 400,
  errors: [{ code, message: 'No', field: null }] as Extract<ApiError, { kind: 'business' }>['errors'],
})

const texts = { failed: { key: 'failed' }, nothing: { key: 'nothing' }, unknown: { key: 'unknown' } }

interface Given {
  /** The answer to the call: an amount, or an error. */
  answer?: number | ApiError
  found?: Found<number>
  /** The minutes until the answer. */
  takes?: number
  act?: Partial<MoneyAct<number, number>>
  /** The rider goes to another page before the answer. */
  isLeft?: boolean
}

beforeEach(() => {
  time = start
  setClock(() => time)
  attempts = keptAttempts(attemptKeys.walletLoadAttempt)
})

/** Plays an act on a page of its own. Returns what the rider sees. */
function pageWith({ answer = 5, found = { kind: 'none' }, takes = 0, act = {}, isLeft = false }: Given) {
  const shown: string[] = []
  const flow = moneyFlow<number, number>({
    submission,
    attempts,
    selectRiderId: () => 'rider',
    contentOf: String,
    endpoint: loadWallet,

    send: function* () {
      if (isLeft) dispatch(submission.left('page'))
      time += takes * minute
      return typeof answer === 'number' ? { ok: true, value: answer } : { ok: false, error: answer }
    },
    isAsked: (done, wanted) => done === wanted,

    lookUp: function* () {
      return found
    },
    faultOf: () => ({ errors: [{ key: 'refused' }] }),
    texts,
    doneElsewhere: { key: 'done', link: { to: '/account/wallet', text: { key: 'see' } } },

    show: function* (done) {
      shown.push(`shown: ${done}`)
    },

    reread: function* () {
      shown.push('read again')
    },
    ...act,
  })
  let state = rootReducer(undefined, { type: '' })
  const dispatch = (action: Action) => {
    if (moneyMoved.match(action)) shown.push('moved')
    state = rootReducer(state, action)
  }
  const run = <T>(work: () => SagaOf<T>) => runSaga({ dispatch, getState: () => state }, work as Saga).result<T>()
  const press = (wanted = 5) => {
    dispatch(submission.opened('page'))
    dispatch(submission.requested())
    const outcome = run(() => flow.move(wanted))
    dispatch(submission.left('page'))
    return outcome
  }
  const notices = () => selectNotices(state).map(({ type, text, link }) => [type, text.key, link?.to])
  return { flow, run, press, dispatch, shown, notices, now: () => submission.select(state) }
}

const failed = (...keys: string[]) => ({ status: 'failed', fault: { errors: keys.map((key) => ({ key })) } })
const refusal = business(codes.notValid)
const lost: ApiError = { kind: 'timeout' }

const table: [string, Given, object, string[], isOpen: boolean][] = [
  ['is done as asked', {}, { status: 'done', value: 5 }, ['shown: 5', 'moved'], false],
  ['is followed by another act', { act: { isFollowed: true } }, { status: 'done', value: 5 }, ['shown: 5'], false],
  ['shows nothing more', { act: { show: undefined } }, { status: 'done', value: 5 }, ['moved'], false],
  [
    'moved another amount, as a look-up tells',
    { answer: 4, found: { kind: 'done', value: 3 } },
    { status: 'done', value: 3 },
    ['shown: 3', 'moved'],
    false,
  ],
  ['is refused', { answer: refusal }, failed('refused'), ['read again'], false],
  ['is refused at another form', { answer: refusal, act: { faultOf: () => undefined } }, { status: 'idle' }, [], false],
  [
    'is refused without proof',
    { answer: business(codes.keyUsed) },
    failed('failed', 'payment:again.mayArrive'),
    [],
    true,
  ],
  [
    'is declined, as a look-up tells',
    { answer: lost, found: { kind: 'declined' } },
    failed('failed', 'nothing'),
    ['read again'],
    false,
  ],
  [
    'is declined, in words of its own',
    {
      answer: lost,
      found: { kind: 'declined' },
      act: { texts: { ...texts, declined: { key: 'declined' } } },
    },
    failed('declined'),
    ['read again'],
    false,
  ],
  ['is lost, and may arrive', { answer: lost }, failed('failed', 'payment:again.mayArrive'), [], true],
  ['is lost, and never arrives', { answer: lost, takes: 11 }, failed('failed', 'nothing'), [], false],
  ['is lost, and forgotten', { answer: lost, takes: 1_800 }, { status: 'failed', fault: {} }, [], true],
  [
    'is lost, and cannot be found out',
    { answer: lost, found: { kind: 'unknown' } },
    { status: 'failed', fault: { errors: [{ key: 'unknown' }], isUnsure: true } },
    [],
    true,
  ],
  ['ends with the session', { answer: { kind: 'unauthorized' } }, { status: 'sending' }, [], true],
]

describe('An act that moves money', () => {
  test.each(table)('@PAY-07 @PAY-13 %s', (_, given, now, shown, isOpen) => {
    const page = pageWith(given)
    const outcome = page.press()
    expect([page.now(), page.shown, attempts.openOf('rider') !== undefined]).toEqual([now, shown, isOpen])
    expect(outcome?.failure).toEqual(typeof given.answer === 'object' ? given.answer : undefined)
  })

  test('@PAY-13 stops before another visitor’s open attempt, until the rider agrees', () => {
    attempts.start({ owner: 'other', content: '5' }, undefined)
    const page = pageWith({})
    page.press()
    expect([page.now(), page.shown]).toEqual([{ status: 'failed', fault: {} }, []])
    page.run(page.flow.agree)
    page.press()
    expect(page.now()).toEqual({ status: 'done', value: 5 })
  })

  test('@PAY-13 stops when an earlier refused try cannot be looked up', () => {
    pageWith({ answer: refusal }).press(4)
    const page = pageWith({ found: { kind: 'unknown' } })
    page.press()
    expect(page.now()).toEqual(failed('payment:again.notChecked'))
  })

  test.each([
    [codes.notValid, false],
    [codes.declined, true],
  ] as const)('@PAY-13 the refusal %i is kept with its key; a declined key is never sent again', (code, isDeclined) => {
    pageWith({ answer: business(code) }).press()
    expect(attempts.ofOwner('rider')).toMatchObject([{ refusedAt: start, isDeclined }])
  })
})

describe('The outcome of an act whose page was left', () => {
  const error = (...keys: string[]) => keys.map((key) => ['error', key, undefined])

  test.each<[string, Given, unknown[]]>([
    ['is done', {}, [['success', 'done', '/account/wallet']]],
    ['is refused', { answer: refusal }, error('refused')],
    ['is refused at another form', { answer: refusal, act: { faultOf: () => undefined } }, []],
    ['never arrives', { answer: lost, takes: 11 }, error('failed', 'nothing')],
    ['is forgotten', { answer: lost, takes: 1_800 }, error('payment:again.forgotten.money')],
    ['cannot be found out', { answer: lost, found: { kind: 'unknown' } }, error('unknown')],
    ['ends with the session', { answer: { kind: 'unauthorized' } }, []],
  ])('@PAY-07 @PAY-13 is told by toasts where it %s', (_, given, notices) => {
    const left = pageWith({ ...given, isLeft: true })
    left.press()
    expect(left.notices()).toEqual(notices)
    const shown = pageWith(given)
    attempts.settle(attempts.openOf('rider')?.key ?? '', 'rider')
    shown.press()
    expect(shown.notices()).toEqual([])
  })
})

describe('An earlier act whose answer was lost', () => {
  const recalled = (found: Found<number>, isLost = true) => {
    if (isLost) pageWith({ answer: lost, found: { kind: 'unknown' } }).press()
    const page = pageWith({ found })
    page.run(page.flow.recall)
    return [page.now(), page.shown]
  }

  test.each<[string, Found<number>, unknown]>([
    ['is shown when it was done', { kind: 'done', value: 5 }, [{ status: 'done', value: 5 }, ['shown: 5', 'moved']]],
    ['stays open while it is not known', { kind: 'unknown' }, [{ status: 'idle' }, []]],
  ])('@PAY-13 %s', (_, found, shown) => expect(recalled(found)).toEqual(shown))

  test('@PAY-13 is not looked up if there is none, or while the rider sends', () => {
    expect(recalled({ kind: 'done', value: 5 }, false)).toEqual([{ status: 'idle' }, []])
    pageWith({ answer: lost, found: { kind: 'unknown' } }).press()
    const page = pageWith({ found: { kind: 'done', value: 5 } })
    page.dispatch(submission.requested())
    page.run(page.flow.recall)
    expect([page.now(), page.shown]).toEqual([{ status: 'sending' }, []])
  })
})
