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

const boughtBy = ({ backend, ordersBefore }: Till) => backend.orders.length - ordersBefore

/** Plain comparisons: a matcher for each of a hundred thousand moments takes longer than what it looks at. */
function expectTrue(isTrue: boolean, promise: string, story: Act[]): void {
  if (!isTrue) throw new Error(`${promise}, after ${JSON.stringify(story)}`)
}

/** What is said of the money is true, at every moment. */
function expectTruth(till: Till, story: Act[]): void {
  const bought = boughtBy(till)
  const status = statusOf(till)
  expectTrue(bought <= 1, 'ordered twice', story)
  // "Not placed, no money was taken" and "paid" are the two promises.
  expectTrue(status !== 'declined' || bought === 0, 'said not to be paid, and is', story)
  expectTrue(status !== 'paid' || bought === 1, 'said to be paid, and is not', story)
}

const known = ['resting', 'declined', 'paid']

/** All faults are over, and the rider asks until it is known. */
async function expectTheEnd(till: Till, story: Act[]): Promise<void> {
  till.backend.faults = []
  till.backend.delays = {}
  for (let tries = 0; tries < 4; tries += 1) {
    await pass(130_000)
    if (known.includes(statusOf(till))) break
    if (statusOf(till) === 'unknown') till.store.dispatch(outcomeCheckRequested())
  }
  expectTruth(till, story)
  expectTrue(known.includes(statusOf(till)), 'left in the dark', story)
  const isCartEmpty = selectCartLines(till.store.getState()).length === 0
  expectTrue(isCartEmpty === (boughtBy(till) === 1), 'the cart tells something else', story)
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
      const { leavePage } = wireTo(() => backend)
      const till: Till = { buyer, backend, ordersBefore: backend.orders.length, store: openPage(), leavePage }
      await pass(100)
      for (const what of story) {
        await act(till, what, pass)
        await pass(1)
        expectTruth(till, story)
      }
      await expectTheEnd(till, story)
      paid += boughtBy(till)
      leavePage()
    })
    await fc.assert(property, { numRuns: runs, seed })
    // A thousand stories in which nobody ever buys would prove nothing.
    expect(paid).toBeGreaterThan(runs / 4)
    expect(paid).toBeLessThan(runs)
  },
  600_000,
)
