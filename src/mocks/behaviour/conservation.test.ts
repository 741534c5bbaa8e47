import { expect } from 'vitest'
import type { AutoloadPlan } from '../../api/contract/autoloadPlan'
import { fc, property } from '../../testing/property'
import { runAutoloads } from '../rules/autoload/runAutoloads'
import { walletBalance } from '../rules/autoload/wallets'
import { BusinessRefusal } from '../rules/refusal'
import { buildScenario } from '../scenarios/buildScenario'
import { people } from '../state/users'
import type { BackendState } from '../state'
import { autoloadBehaviour } from './autoload'
import { cardManagementBehaviour } from './cardManagement'
import { transfersBehaviour } from './transfers'
import { walletBehaviour } from './wallet'

/*
 * All ways in which money moves between payment methods, wallet and cards, in any order: what the cards and the wallet
 * hold is what they held at first and what was charged since. Two tabs press the same keys.
 */

const owner = people.rider.uuid
const cards = ['card-phone', 'card-plastic', 'card-youth', 'card-spare'] as const
const methods = ['pay-visa', 'pay-bank', 'pay-old', 'pay-wallet'] as const
const anyCard = fc.constantFrom(...cards)
const anyMethod = fc.constantFrom(...methods)
const amount = fc.integer({ min: 1, max: 6000 })
const key = fc.nat(5).map((number) => `key-${number}`)

const anyPlan: fc.Arbitrary<AutoloadPlan> = fc.oneof(
  fc.record({
    kind: fc.constant('threshold' as const),
    threshold: fc.integer({ min: 0, max: 5000 }),
    amount,
    payment_method_id: anyMethod,
  }),
  fc.record({
    kind: fc.constant('time' as const),
    unit: fc.constant('week' as const),
    every: fc.integer({ min: 1, max: 4 }),
    day: fc.integer({ min: 1, max: 7 }),
    amount,
    payment_method_id: anyMethod,
  }),
)

const anyAct = fc.oneof(
  fc.record({ act: fc.constant('load' as const), amount, method: anyMethod, key }),
  fc.record({ act: fc.constant('move' as const), from: anyCard, to: anyCard, amount, key }),
  fc.record({ act: fc.constant('save' as const), card: fc.option(anyCard), plan: anyPlan }),
  fc.record({ act: fc.constantFrom('pause' as const, 'resume' as const, 'remove' as const), card: fc.option(anyCard) }),
  fc.record({ act: fc.constantFrom('block' as const, 'unblock' as const, 'unlink' as const), card: anyCard }),
  fc.record({ act: fc.constant('decline' as const), method: anyMethod, declines: fc.boolean() }),
  fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 40 }) }),
)
type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never

const { state: seed } = buildScenario('riderWithAutoload')
/** Copies what money changes; the rest of the state is only read. */
const newState = (): BackendState => ({
  ...seed,
  ...structuredClone({
    fareMedia: seed.fareMedia,
    paymentMethods: seed.paymentMethods,
    autoloads: seed.autoloads,
    charges: seed.charges,
    counters: seed.counters,
  }),
  activities: [],
  transfers: {},
  walletLoads: {},
})

const heldIn = (state: BackendState): number =>
  walletBalance(state, owner) +
  state.fareMedia.reduce(
    (sum, card) =>
      sum + card.balances.general_funds + card.pending_loads.reduce((onItsWay, load) => onItsWay + load.amount, 0),
    0,
  )
const chargedIn = ({ charges }: BackendState): number =>
  charges.reduce((sum, charge) => sum + (charge.state === 'done' ? charge.amount : 0), 0)

function play(state: BackendState, entry: Act, now: number): void {
  const visitor = { kind: 'rider', user: people.rider, token: '' } as const
  const keyed = new Headers('key' in entry ? { 'Idempotency-Key': entry.key } : {})
  const context = { state, visitor, language: 'en', now, query: new URLSearchParams(), headers: keyed } as const
  const bare = { ...context, params: {} }
  if (entry.act === 'load')
    walletBehaviour.loadWallet({ ...bare, body: { amount: entry.amount, payment_method_id: entry.method } })
  else if (entry.act === 'move')
    transfersBehaviour.transferFunds({ ...bare, body: { from_id: entry.from, to_id: entry.to, amount: entry.amount } })
  else if (entry.act === 'decline')
    state.paymentMethods.forEach((method) => method.id === entry.method && (method.declines = entry.declines))
  else if (entry.act === 'wait') runAutoloads(state, now)
  else if (entry.act === 'save') {
    if (entry.card === null) walletBehaviour.saveWalletAutoload({ ...bare, body: entry.plan })
    else autoloadBehaviour.saveAutoload({ ...context, params: { id: entry.card }, body: entry.plan })
  } else if (entry.act === 'block' || entry.act === 'unblock' || entry.act === 'unlink') {
    const ofCard = { ...context, params: { id: entry.card } }
    if (entry.act === 'block') cardManagementBehaviour.blockFareMedium({ ...ofCard, body: { reason: 'lost' } })
    else if (entry.act === 'unblock') cardManagementBehaviour.unblockFareMedium({ ...ofCard, body: undefined as never })
    // A virtual card is removed with its funds only if they are given up, which is not a way of money.
    else cardManagementBehaviour.removeFareMedium({ ...ofCard, body: { forfeit: false } })
  } else {
    const none = { body: undefined as never }
    const params: Record<string, string> = entry.card === null ? {} : { id: entry.card }
    const call = { ...context, ...none, params }
    if (entry.card === null) walletBehaviour[`${entry.act}WalletAutoload`](call)
    else autoloadBehaviour[`${entry.act}Autoload`](call)
  }
}

property([fc.array(anyAct, { maxLength: 30 })], { numRuns: 2000 })(
  '@FM-05 @FM-06 @ACC-11 whatever is loaded, moved, charged, blocked and unlinked in whatever order, no cent comes or goes',
  (acts) => {
    const state = newState()
    const before = heldIn(state)
    let now = Date.parse('2026-11-22T15:00:00Z')
    for (const entry of acts) {
      if (entry.act === 'wait') now += entry.days * 86_400_000
      const isDone = () => {
        try {
          play(state, entry, now)
        } catch (thrown) {
          if (!(thrown instanceof BusinessRefusal)) throw thrown
        }
      }
      isDone()
      // Another tab sends the same with the same key.
      if ('key' in entry) isDone()
      expect(heldIn(state)).toBe(before + chargedIn(state))
      const balances = [walletBalance(state, owner), ...state.fareMedia.map((card) => card.balances.general_funds)]
      expect(balances.every((balance) => Number.isSafeInteger(balance) && balance >= 0)).toBe(true)
    }
  },
)
