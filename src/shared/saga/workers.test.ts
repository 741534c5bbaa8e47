import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import { runSaga, stdChannel } from 'redux-saga'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setClock } from '../clock'
import { delay, put, take } from './effects'
import type { SagaOf } from './effects'
import { every, FlowLeft, guarded, latest, leading, supervised, watch, workerCrashed } from './workers'

const asked = createAction<string>('test/asked')
const otherAsked = createAction<string>('test/otherAsked')
const done = createAction<string>('test/done')

/** The works that were cancelled before their end. */
const stopped: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  stopped.length = 0
  setClock(() => Date.now())
})
afterEach(() => void vi.useRealTimers())

/** Runs a saga alone. Returns the actions that it dispatched, and a function that sends it actions. */
function running(saga: () => SagaOf<unknown>) {
  const channel = stdChannel<Action>()
  const seen: Action[] = []
  const task = runSaga({ channel, dispatch: (action: Action) => void (seen.push(action), channel.put(action)) }, saga)
  const served = () => seen.filter(done.match).map(({ payload }) => payload)
  const crashes = () => seen.filter(workerCrashed.match).map(({ payload }) => payload)
  return { say: (action: Action) => channel.put(action), served, crashes, task }
}

/** Works for 100 ms on its payload; throws on `crash`. */
function* work({ payload }: ReturnType<typeof asked>): SagaOf<void> {
  let isFinished = false
  try {
    yield* delay(100)
    isFinished = true
  } finally {
    // No `yield` here: generators that wait by `yield*` would continue as if nothing had been cancelled.
    if (!isFinished) stopped.push(payload)
  }
  if (payload === 'crash') throw new Error('broken')
  yield* put(done(payload))
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('A worker that throws', () => {
  test.each([
    ['latest', latest],
    ['leading', leading],
    ['every', every],
  ])('is reported, and its watcher by %s serves the next request', async (_, policy) => {
    const { say, served, crashes } = running(watch(() => policy(asked, work)))
    say(asked('crash'))
    await wait(100)
    say(asked('next'))
    await wait(100)
    expect(crashes()).toEqual([{ worker: 'work', message: 'broken' }])
    expect(served()).toEqual(['next'])
  })

  test('leaves the other workers alive', async () => {
    const { say, served, crashes, task } = running(
      watch(
        () => every(asked, work),
        () => every(otherAsked, work),
      ),
    )
    say(otherAsked('under way'))
    say(asked('crash'))
    await wait(100)
    for (let turn = 0; turn < 50; turn += 1) say(otherAsked(`turn ${turn}`))
    await wait(100)
    expect(served()).toHaveLength(51)
    expect(crashes()).toHaveLength(1)
    expect(task.isRunning()).toBe(true)
  })

  test.each<[unknown, string]>([
    [new TypeError('no such field'), 'no such field'],
    ['just a text', 'just a text'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('may throw %s', (thrown, message) => {
    const worker = guarded(function* worker() {
      throw thrown
    })
    const { crashes } = running(() => worker(asked('a')))
    expect(crashes()).toEqual([{ worker: 'worker', message }])
  })

  test('is quiet when its flow was left', () => {
    const { crashes, task } = running(() =>
      guarded(function* () {
        throw new FlowLeft()
      })(asked('a')),
    )
    expect(crashes()).toEqual([])
    expect(task.isRunning()).toBe(false)
  })
})

describe('The policies', () => {
  test('@CAT-05 latest: the newest cancels the one before', async () => {
    const { say, served } = running(() => latest(asked, work))
    for (const name of ['first', 'second', 'third']) say(asked(name))
    await wait(100)
    expect([served(), stopped]).toEqual([['third'], ['first', 'second']])
  })

  test('@PAY-07 leading: while one runs, further requests do nothing', async () => {
    const { say, served } = running(() => leading(asked, work))
    for (const name of ['first', 'second', 'third']) say(asked(name))
    await wait(100)
    say(asked('later'))
    await wait(100)
    expect([served(), stopped]).toEqual([['first', 'later'], []])
  })

  test('every: all are served, side by side', async () => {
    const { say, served } = running(() => every(asked, work))
    for (const name of ['first', 'second', 'third']) say(asked(name))
    await wait(100)
    expect(served()).toEqual(['first', 'second', 'third'])
  })
})

describe('A supervised saga', () => {
  /** Throws outside every guard when the test asks for it. */
  function* fragile(): SagaOf<void> {
    for (;;) {
      const { payload } = yield* take(asked)
      if (payload === 'crash') throw new Error('fell')
      yield* put(done(payload))
    }
  }

  test('is reported by its name and starts again', () => {
    const { say, served, crashes } = running(() => supervised('orders', fragile))
    say(asked('crash'))
    say(asked('next'))
    expect(crashes()).toEqual([{ worker: 'orders', message: 'fell' }])
    expect(served()).toEqual(['next'])
  })

  test('that crashes at once is started five times more, then once a minute has passed', async () => {
    const { crashes, task } = running(() =>
      supervised('orders', function* () {
        throw new Error('always')
      }),
    )
    expect(crashes()).toHaveLength(6)
    await wait(59_999)
    expect(crashes()).toHaveLength(6)
    await wait(1)
    expect(crashes()).toHaveLength(12)
    task.cancel()
  })

  test('that crashes now and then is never made to wait', async () => {
    const { say, served } = running(() => supervised('orders', fragile))
    for (let hour = 0; hour < 24; hour += 1) {
      say(asked('crash'))
      await wait(3_600_000)
    }
    say(asked('next day'))
    expect(served()).toEqual(['next day'])
  })

  test('that is through is not started again', () => {
    const { task, crashes } = running(() => supervised('orders', function* () {}))
    expect([task.isRunning(), crashes()]).toEqual([false, []])
  })
})
