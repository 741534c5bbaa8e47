// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anyAct } from '../../../testing/anyAct'
import type { Act } from '../../../testing/anyAct'
import { shareBrowser } from '../../../testing/browserOfTabs'
import type { Buyer, Till } from '../../../testing/payingActs'
import { wireTo } from '../../../testing/wire'
import { selectCartLines } from '../../cart'
import { selectPayment } from './paymentSlice'

/**
 * PAY-07 by chance: a thousand schedules for each call that spends, in one tab or two with one cart: clicks, reloads,
 * faults, slow answers, orders that arrive late, declined cards, changing prices, sessions that end and begin again.
 * `SCHEDULES=20000` runs more, `SCHEDULES_SEED=…` the same again.
 */
const runs = Number(process.env.SCHEDULES ?? 1_000)
const seed = Number(process.env.SCHEDULES_SEED ?? Date.now() % 2 ** 31)

type Modules = typeof import('../../../testing/payingActs')

/** Each tab has modules of its own, as each page has: its client, its lock, its card. */
const tabs: Modules[] = []

beforeAll(async () => {
  for (let at = 0; at < 2; at += 1) {
    vi.resetModules()
    // What is fetched late comes from the modules that were loaded last: those of the tab that is always open.
    tabs.unshift(await import('../../../testing/payingActs'))
  }
})

let stopSharing: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  stopSharing = shareBrowser()
})
afterEach(() => {
  stopSharing()
  vi.useRealTimers()
})

/** Lets time pass, and everything that follows from it happen. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

interface Moment {
  tab: number
  what: Act
}

/** Who is at the tills of one cart, and what was bought before. */
interface Shop {
  story: Moment[]
  tills: Map<number, Till>
  bought: () => number
}

const paymentAt = ({ store }: Till) => selectPayment(store.getState())
const isCartEmptyAt = ({ store }: Till) => selectCartLines(store.getState()).length === 0

/** Plain comparisons: a matcher for each of a hundred thousand moments takes longer than what it looks at. */
function expectTrue(isTrue: boolean, promise: string, { story }: Shop): void {
  if (!isTrue) throw new Error(`${promise}, after ${JSON.stringify(story)}`)
}

/** What is said of the money is true, at every moment and in every tab. */
function expectTruth(shop: Shop): void {
  const bought = shop.bought()
  expectTrue(bought <= 1, 'ordered twice', shop)
  for (const till of shop.tills.values()) {
    const payment = paymentAt(till)
    // "Not placed, no money was taken" and "paid" are the two promises. Beside an empty cart, and while another tab has
    // the till, nothing is said of the cart.
    const isTold = payment.status === 'declined' && payment.reason.key !== 'checkout:pay.otherTab'
    const saysNotPaid = isTold && !isCartEmptyAt(till)
    expectTrue(!saysNotPaid || bought === 0, 'said not to be paid, and is', shop)
    expectTrue(payment.status !== 'paid' || bought === 1, 'said to be paid, and is not', shop)
  }
}

/** Always played: what chance seldom meets. */
const examples: [Moment[]][] = [
  // Another order goes while the first one may still arrive.
  [
    [
      { do: 'holdUp', ms: 500 },
      { do: 'pay', clicks: 1 },
      { do: 'wait', ms: 30 },
      { do: 'changeQuantity', to: 3 },
      { do: 'wait', ms: 30 },
      { do: 'pay', clicks: 1 },
      { do: 'wait', ms: 400 },
      { do: 'wait', ms: 400 },
    ].map((what) => ({ tab: 0, what: what as Act })),
  ],
]

const known = ['resting', 'declined', 'paid']

/** All faults are over, and the buyer comes back to each tab until it is known. */
async function expectTheEnd(shop: Shop, backend: Till['backend']): Promise<void> {
  backend.faults = []
  backend.delays = {}
  const tills = [...shop.tills]
  // Longer than any answer, any wait, and any way to the backend.
  await pass(15 * 60_000)
  for (let visits = 0; visits < 3; visits += 1) {
    for (const [tab, till] of tills) tabs[tab]?.comeBack(till)
    await pass(5_000)
  }
  expectTruth(shop)
  const isBought = shop.bought() === 1
  for (const [, till] of tills) {
    expectTrue(known.includes(paymentAt(till).status), `left in the dark (${paymentAt(till).status})`, shop)
    expectTrue(isCartEmptyAt(till) === isBought, 'the cart tells something else', shop)
  }
}

test.each<[Buyer, string]>([
  ['rider', 'placeOrder'],
  ['guest', 'placeOrderAsGuest'],
])(
  `@PAY-07 @PAY-09 of ${runs} random schedules (seed ${seed}) none pays twice or says what is not true: %s, %s`,
  async (buyer) => {
    const [first] = tabs
    if (!first) throw new Error('There are no tabs')
    const moment = fc.record({ tab: fc.constantFrom(0, 0, 1), what: anyAct })
    let paid = 0
    let shared = 0
    const property = fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 16 }), async (story) => {
      const backend = first.beginBuying(buyer)
      const person = { buyer }
      const ordersBefore = backend.orders.length
      const wire = wireTo(() => backend)
      const shop: Shop = { story, tills: new Map(), bought: () => backend.orders.length - ordersBefore }
      const open = async (tab: number) => {
        const till = (tabs[tab] as Modules).openTill({ person, backend, wire, origin: `http://tab-${tab}.localhost` })
        shop.tills.set(tab, till)
        await pass(100)
        return till
      }
      await open(0)
      for (const { tab, what } of story) {
        const till = shop.tills.get(tab) ?? (await open(tab))
        await tabs[tab]?.act(till, what, pass)
        await pass(1)
        expectTruth(shop)
      }
      await expectTheEnd(shop, backend)
      paid += shop.bought()
      if (shop.tills.size > 1) shared += 1
      for (const [tab, till] of shop.tills) tabs[tab]?.closeTill(till)
    })
    await fc.assert(property, { numRuns: runs, seed, examples })
    // A thousand stories in which nobody ever buys, or all alone, would prove nothing.
    expect(paid).toBeGreaterThan(runs / 4)
    expect(paid).toBeLessThan(runs)
    expect(shared).toBeGreaterThan(runs / 4)
  },
  600_000,
)
