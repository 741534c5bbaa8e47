// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anyAct } from '../../../testing/anyAct'
import type { Act } from '../../../testing/anyAct'
import { shareBrowser } from '../../../testing/browserOfTabs'
import type { Buyer, Person, Till } from '../../../testing/payingActs'
import { wireTo } from '../../../testing/wire'
import { selectCartLines } from '../../cart'
import { selectPayment } from '../../purchase/paymentSlice'
import { fc } from '../../../testing/property'

/**
 * PAY-07 by chance: a thousand schedules for each call that spends, in one tab or two with one cart: clicks, reloads,
 * faults, slow answers, orders that arrive late, declined cards, changing prices, sessions that end and begin again.
 * `npm run random -- --times 20 schedules` runs more.
 */
const runs = 1_000

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

/** Who is at the tills of one cart, and what they have bought there. */
interface Shop {
  story: Moment[]
  tills: Map<number, Till>
  person: Person
  backend: Till['backend']
  orders: () => Till['backend']['orders']
}

const ridesOf = (lines: { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
const ridesBought = ({ orders }: Shop) => ridesOf(orders().flatMap(({ items }) => items))

const paymentAt = ({ store }: Till) => selectPayment(store.getState())
/** "Nothing was paid here": the press of the button was stopped before anything was sent. */
const notSent = ['otherTab', 'cartChanged', 'entryMissing'].map((name) => `checkout:pay.${name}`)

/** Plain comparisons: a matcher for each of a hundred thousand moments takes longer than what it looks at. */
function expectTrue(isTrue: boolean, promise: string, { story }: Shop): void {
  if (!isTrue) throw new Error(`${promise}, after ${JSON.stringify(story)}`)
}

/** What is said of the money is true, at every moment and in every tab. */
function expectTruth(shop: Shop): void {
  expectTrue(ridesBought(shop) <= shop.person.put, 'paid for more than was ever in the cart', shop)
  const orders = shop.orders()
  for (const till of shop.tills.values()) {
    const payment = paymentAt(till)
    // "Not placed, no money was taken" and "paid" are the two promises.
    if (payment.status === 'declined' && !notSent.includes(payment.reason.key)) {
      const key = till.wire.lastKey(till.origin) ?? 'none'
      const isPaid = Object.entries(shop.backend.attempts).some(
        ([id, { order_id }]) => id.endsWith(`:${key}`) && order_id,
      )
      expectTrue(!isPaid, 'said not to be paid, and is', shop)
    }
    const isTrue = payment.status !== 'paid' || orders.some(({ order_id }) => order_id === payment.orderId)
    expectTrue(isTrue, 'said to be paid, and is not', shop)
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
  const { put, takenOut } = shop.person
  for (const [, till] of tills) {
    expectTrue(known.includes(paymentAt(till).status), `left in the dark (${paymentAt(till).status})`, shop)
    const rides = ridesBought(shop) + ridesOf(selectCartLines(till.store.getState()))
    expectTrue(rides <= put, 'something paid is still in the cart', shop)
    expectTrue(rides >= put - takenOut, 'something not paid is no longer in the cart', shop)
  }
}

test.each<[Buyer, string]>([
  ['rider', 'placeOrder'],
  ['guest', 'placeOrderAsGuest'],
])(
  `@PAY-07 @PAY-09 of ${runs} random schedules none pays twice or says what is not true: %s, %s`,
  async (buyer) => {
    const [first] = tabs
    if (!first) throw new Error('There are no tabs')
    const moment = fc.record({ tab: fc.constantFrom(0, 0, 1), what: anyAct })
    let paid = 0
    let shared = 0
    const property = fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 16 }), async (story) => {
      const backend = first.beginBuying(buyer)
      const person = first.newPerson(buyer)
      const ordersBefore = backend.orders.length
      const wire = wireTo(() => backend)
      const orders = () => backend.orders.slice(ordersBefore)
      const shop: Shop = { story, tills: new Map(), person, backend, orders }
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
      paid += Math.min(1, orders().length)
      if (shop.tills.size > 1) shared += 1
      for (const [tab, till] of shop.tills) tabs[tab]?.closeTill(till)
    })
    await fc.assert(property, { numRuns: runs, examples })
    // A thousand stories in which nobody ever buys, or all alone, would prove nothing.
    expect(paid).toBeGreaterThan(runs / 4)
    expect(paid).toBeLessThan(runs)
    expect(shared).toBeGreaterThan(runs / 4)
  },
  600_000,
)
