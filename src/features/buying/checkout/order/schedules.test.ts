// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anyAct } from '../../../../testing/chance/anyAct'
import type { Act } from '../../../../testing/chance/anyAct'
import { shareBrowser } from '../../../../testing/browserOfTabs'
import type { Buyer, Person, Till } from '../../../../testing/buying/payingActs'
import { wireTo } from '../../../../testing/wire'
import { selectCartLines } from '../../cart'
import { selectPayment } from '../purchase/paymentSlice'
import { setClock } from '../../../../shared/clock'
import { readStored } from '../../../../shared/storage/browserStorage'
import { attemptKeys } from '../../../../shared/payments/attemptKeys'
import { fc } from '../../../../testing/chance/property'
import { proofOf, timesOf } from '../../../../testing/chance/sample'

/**
 * Tests PAY-07 with random schedules for each call that spends, in one or two tabs with one cart: clicks,
 * reloads, faults, slow answers, orders that arrive late, declined cards, changing prices, and sessions that end and
 * begin again, also as a guest or another rider, and days that pass (PAY-13). `npm run random -- --times 20 schedules` runs more.
 */
const runs = timesOf(1_000, 30)

type Modules = typeof import('../../../../testing/buying/payingActs')

/** The modules of each tab. As on separate pages, each tab has its own client, lock and card. */
const tabs: Modules[] = []

beforeAll(async () => {
  for (let at = 0; at < 2; at += 1) {
    vi.resetModules()
    // Code that loads on demand comes from the modules imported last, so those go to the tab that is always open.
    tabs.unshift(await import('../../../../testing/buying/payingActs'))
  }
})

let stopSharing: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // The backend's clock; each tab has its own.
  setClock(() => Date.now())
  stopSharing = shareBrowser()
})
afterEach(() => {
  stopSharing()
  vi.useRealTimers()
})

/** Lets time pass, and runs everything that follows. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

interface Moment {
  tab: number
  what: Act
}

/** The tabs that share one cart, and the orders placed in them. */
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
/** Reasons for "Nothing was paid here": the portal stopped the payment before it sent anything. */
const notSent = [
  'payment:again.notChecked',
  ...['otherTab', 'cartChanged', 'entryMissing'].map((name) => `checkout:pay.${name}`),
]

/** Compares plainly: a matcher for each of a hundred thousand moments would be slower than the code it checks. */
function expectTrue(isTrue: boolean, promise: string, { story }: Shop): void {
  if (!isTrue) throw new Error(`${promise}, after ${JSON.stringify(story)}`)
}

/** Checks that every tab says the truth about the money. */
function expectTruth(shop: Shop): void {
  const { put, again } = shop.person
  expectTrue(ridesBought(shop) <= put + again, 'paid for more than was ever in the cart, without a word', shop)
  const orders = shop.orders()
  for (const till of shop.tills.values()) {
    const payment = paymentAt(till)
    // The portal promises two things: "Not placed, no money was taken" and "paid".
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

const inFirstTab = (acts: Act[]): Moment[] => acts.map((what) => ({ tab: 0, what }))

/** What many schedules begin with, because chance rarely leads there. */
const beginnings: Moment[][] = [
  [],
  // The order is placed, the session ends, and the buyer goes on without an account.
  inFirstTab([
    { do: 'fail', call: 'placing', kind: 'wafHtml401', times: 1 },
    { do: 'pay', clicks: 1 },
    { do: 'wait', ms: 400 },
    { do: 'goOnAsGuest' },
    { do: 'wait', ms: 400 },
  ]),
  // The answer is lost, and a day passes.
  inFirstTab([
    { do: 'fail', call: 'placing', kind: 'lostAnswer', times: 1 },
    { do: 'fail', call: 'lookingUp', kind: '500', times: 1 },
    { do: 'pay', clicks: 1 },
    { do: 'wait', ms: 25 * 3_600_000 },
    { do: 'reload' },
    { do: 'wait', ms: 400 },
  ]),
]

/** Schedules that always run, because chance rarely finds them. */
const examples: [Moment[]][] = [
  // The visitor sends another order while the first one may still arrive.
  [
    inFirstTab([
      { do: 'holdUp', ms: 500 },
      { do: 'pay', clicks: 1 },
      { do: 'wait', ms: 30 },
      { do: 'changeQuantity', to: 3 },
      { do: 'wait', ms: 30 },
      { do: 'pay', clicks: 1 },
      { do: 'wait', ms: 400 },
      { do: 'wait', ms: 400 },
    ]),
  ],
]

/** The last two wait for the buyer's word. */
const known = ['idle', 'declined', 'paid', 'forgotten', 'others']

/** Ends all faults, and returns to each tab until its outcome is known. */
async function expectTheEnd(shop: Shop, backend: Till['backend']): Promise<void> {
  backend.faults = []
  backend.delays = {}
  const tills = [...shop.tills]
  // This is longer than any answer, any wait, and any request on its way.
  await pass(15 * 60_000)
  for (let visits = 0; visits < 3; visits += 1) {
    for (const [tab, till] of tills) tabs[tab]?.comeBack(till)
    await pass(5_000)
  }
  expectTruth(shop)
  const { put, takenOut, again } = shop.person
  // What the portal cannot find out may be in the cart, and paid.
  const isOpen = readStored(attemptKeys.orderAttempt)?.some(({ refusedAt }) => refusedAt === undefined)
  for (const [, till] of tills) {
    expectTrue(known.includes(paymentAt(till).status), `left in the dark (${paymentAt(till).status})`, shop)
    const rides = ridesBought(shop) + ridesOf(selectCartLines(till.store.getState()))
    expectTrue(isOpen || rides <= put + again, 'something paid is still in the cart', shop)
    expectTrue(rides >= put - takenOut, 'something not paid is no longer in the cart', shop)
  }
}

test.each<[Buyer, string]>([
  ['rider', 'placeOrder'],
  ['guest', 'placeOrderAsGuest'],
])(
  `@PAY-07 @PAY-09 @PAY-13 of ${runs} random schedules none pays twice or says what is not true: %s, %s`,
  async (buyer) => {
    const [first] = tabs
    if (!first) throw new Error('There are no tabs')
    const moment = fc.record({ tab: fc.constantFrom(0, 0, 1), what: anyAct })
    let paid = 0
    let shared = 0
    let agreed = 0
    const anyStory = fc
      .tuple(fc.constantFrom(...beginnings), fc.array(moment, { minLength: 3, maxLength: 16 }))
      .map((parts) => parts.flat())
    const property = fc.asyncProperty(anyStory, async (story) => {
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
      if (person.again > 0) agreed += 1
      for (const [tab, till] of shop.tills) tabs[tab]?.closeTill(till)
    })
    await fc.assert(property, { numRuns: runs, examples })
    // The test proves nothing if nothing is ever bought or if tabs never share a cart.
    expect(paid).toBeGreaterThan(proofOf(runs / 4))
    expect(runs - paid).toBeGreaterThan(proofOf(0))
    expect(shared).toBeGreaterThan(proofOf(runs / 4))
    expect(agreed).toBeGreaterThan(proofOf(runs / 50))
  },
  3_600_000,
)
