// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '../../../shared/clock'
import { act, anyAct, beginBuying, openPage } from '../../../testing/payingActs'
import type { Act, Buyer, Till } from '../../../testing/payingActs'
import { wireTo } from '../../../testing/wire'
import { selectCartLines } from '../../cart'
import { outcomeCheckRequested } from './checkOutcome'
import { selectPayment } from './paymentSlice'

/**
 * PAY-07 by chance: a thousand schedules of clicks, reloads, faults, slow answers, declined cards and changing prices for
 * each call that spends. `SCHEDULES=20000` runs more, `SCHEDULES_SEED=…` the same again.
 */
const runs = Number(process.env.SCHEDULES ?? 1_000)
const seed = Number(process.env.SCHEDULES_SEED ?? Date.now() % 2 ** 31)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  setClock(() => Date.now())
})
afterEach(() => void vi.useRealTimers())

/** Lets time pass, and everything that follows from it happen. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

const statusOf = ({ store }: Till) => selectPayment(store.getState()).status

/** What is said of the money is true, at every moment. */
function expectTruth(till: Till, ordersBefore: number, story: Act[]): void {
  const bought = till.backend.orders.length - ordersBefore
  const told = JSON.stringify(story)
  expect(bought, `orders after ${told}`).toBeLessThanOrEqual(1)
  const status = statusOf(till)
  // "Not placed, no money was taken" and "paid" are the two promises.
  if (status === 'declined') expect(bought, `said to be not paid after ${told}`).toBe(0)
  if (status === 'paid') expect(bought, `said to be paid after ${told}`).toBe(1)
}

/** All faults are over, and the rider asks until it is known. */
async function expectTheEnd(till: Till, ordersBefore: number, story: Act[]): Promise<void> {
  till.backend.faults = []
  till.backend.delays = {}
  for (let tries = 0; tries < 4; tries += 1) {
    await pass(130_000)
    if (statusOf(till) === 'unknown') till.store.dispatch(outcomeCheckRequested())
  }
  expectTruth(till, ordersBefore, story)
  const bought = till.backend.orders.length - ordersBefore
  const told = JSON.stringify(story)
  expect(['resting', 'declined', 'paid'], `left in the dark after ${told}`).toContain(statusOf(till))
  expect(selectCartLines(till.store.getState()).length, `cart after ${told}`).toBe(bought === 1 ? 0 : 1)
}

test.each<[Buyer, string]>([
  ['rider', 'placeOrder'],
  ['guest', 'placeOrderAsGuest'],
])(
  `@PAY-07 @PAY-09 of ${runs} random schedules (seed ${seed}) none pays twice or says what is not true: %s, %s`,
  async (buyer) => {
    let paid = 0
    const schedule = fc.array(anyAct, { minLength: 3, maxLength: 14 })
    const property = fc.asyncProperty(schedule, async (story) => {
      const backend = beginBuying(buyer)
      const ordersBefore = backend.orders.length
      const { leavePage } = wireTo(() => backend)
      const till: Till = { buyer, backend, store: openPage(), leavePage }
      await pass(100)
      for (const what of story) {
        await act(till, what, pass)
        await pass(1)
        expectTruth(till, ordersBefore, story)
      }
      await expectTheEnd(till, ordersBefore, story)
      paid += backend.orders.length - ordersBefore
      leavePage()
    })
    await fc.assert(property, { numRuns: runs, seed })
    // A thousand stories in which nobody ever buys would prove nothing.
    expect(paid).toBeGreaterThan(runs / 4)
    expect(paid).toBeLessThan(runs)
  },
  600_000,
)
