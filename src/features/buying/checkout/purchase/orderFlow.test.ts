import { runSaga } from 'redux-saga'
import type { Saga } from 'redux-saga'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../../../shared/saga/effects'
import { withSlowNotice } from './orderFlow'

describe('Waiting for an answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function waitFor(milliseconds: number): Promise<string[]> {
    const dispatched: string[] = []
    const work = function* () {
      yield* withSlowNotice(call(() => new Promise((resolve) => setTimeout(resolve, milliseconds))))
    }
    const task = runSaga({ dispatch: (action: { type: string }) => dispatched.push(action.type) }, work as Saga)
    await vi.advanceTimersByTimeAsync(30_000)
    await task.toPromise()
    return dispatched
  }

  test('says after eight seconds that the payment still runs (F03)', async () => {
    expect(await waitFor(9_000)).toEqual(['orderPayment/paymentTakesLong'])
  })

  test('says nothing if the answer arrives sooner', async () => {
    expect(await waitFor(7_000)).toEqual([])
  })
})
