// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { createMockBackend } from '../../mocks/node'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { closing } from '../../features/account/closing/closeAccount'
import { loadAsked } from '../../features/account/wallet/sendLoad'
import '../../features/account/wallet/walletAutoload'
import { wallet } from '../../features/account/wallet/walletState'
import { autoloadChange } from '../../features/cards/autoload'
import { cardActivity } from '../../features/cards/history/cardHistory'
import { fareCards } from '../../features/cards/fareMedia/onDemand'
import { unattached } from '../../features/cards/passes/passActs'
import { renewalChange, renewals } from '../../features/cards/renewals/renewals'
import { transferAsked } from '../../features/cards/transfers/sendTransfer'
import { transactionHistory } from '../../features/buying/histories/entries/orderHistory'
import { passHistory } from '../../features/buying/histories/passes/passHistory'
import { purchaseHistory } from '../../features/buying/histories/purchases/purchaseHistory'
import { valueOf } from '../../shared/remote/remote'
import type { RootState } from '../../shared/store'
import { testPortal } from '../../testing/portal'

/** Opens a portal in which every room has been visited that tells of money. */
async function visited(scenario: ScenarioName, card: string) {
  const { server, api: backend } = createMockBackend(scenario)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  await backend.now('2026-11-28T15:00:00Z')
  // An account that is closed shows nothing more.
  await backend.fault('deactivateAccount', 'offline')
  const portal = testPortal()
  const { store, until } = portal
  const first = { page: 1, filter: {} }
  store.dispatch(wallet.requested())
  store.dispatch(fareCards.requested())
  store.dispatch(unattached.requested())
  store.dispatch(renewals.requested(card))
  store.dispatch(transactionHistory.pages.requested(first))
  store.dispatch(purchaseHistory.pages.requested(first))
  store.dispatch(passHistory.pages.requested(first))
  store.dispatch(cardActivity.pages.requested({ page: 1, filter: { card } }))
  const rooms = [wallet, fareCards, unattached, renewals, passHistory.pages, cardActivity.pages] as const
  const all = [...rooms, transactionHistory.pages, purchaseHistory.pages]
  await until((state) => all.every((room) => room.select(state).status === 'loaded'))
  return { ...portal, backend }
}

const top = (state: RootState) => ({
  transaction: valueOf(transactionHistory.pages.select(state))?.items[0]?.type,
  purchase: valueOf(purchaseHistory.pages.select(state))?.items[0]?.type,
  activity: valueOf(cardActivity.pages.select(state))?.items[0]?.type,
})
const balance = (state: RootState) => valueOf(wallet.select(state))?.balance
const fundsOf = (state: RootState, id: string) =>
  valueOf(fareCards.select(state))?.find(({ faremedia_id }) => faremedia_id === id)?.balances?.general_funds

const plan = { kind: 'threshold', threshold: 5000, amount: 2000, payment_method_id: 'pay-visa' } as const

const weekly = { renew_below: null, notify: null, payment_method_id: 'pay-old-visa' }
const plans = { seen: weekly, plan: { ...weekly, payment_method_id: 'pay-visa' } }

interface Act {
  scenario: ScenarioName
  card: string
  act: Parameters<Awaited<ReturnType<typeof visited>>['store']['dispatch']>[0]
  told: Partial<ReturnType<typeof top>>
  funds: (state: RootState) => unknown
  after: unknown
}

test.each<[string, Act]>([
  [
    'the wallet is loaded',
    {
      scenario: 'riderSignedIn',
      card: 'card-phone',
      act: loadAsked({ amount: 3000, methodId: 'pay-visa' }),
      told: { transaction: 'load', purchase: 'load' },
      funds: balance,
      after: 7250,
    },
  ],
  [
    'money goes from card to card',
    {
      scenario: 'riderSignedIn',
      card: 'card-plastic',
      act: transferAsked({ fromId: 'card-phone', toId: 'card-plastic', amount: 500 }),
      told: { transaction: 'transfer', purchase: 'transfer', activity: 'transfer in' },
      funds: (state) => fundsOf(state, 'card-plastic'),
      after: 1310,
    },
  ],
  [
    'an autoload of a card charges at once',
    {
      scenario: 'riderSignedIn',
      card: 'card-phone',
      act: autoloadChange.requested({ act: 'save', target: { kind: 'card', id: 'card-phone' }, plan, seen: null }),
      told: { transaction: 'autoload', purchase: 'autoload', activity: 'autoload' },
      funds: (state) => fundsOf(state, 'card-phone'),
      after: 4350,
    },
  ],
  [
    'an autoload of the wallet charges at once',
    {
      scenario: 'riderSignedIn',
      card: 'card-phone',
      act: autoloadChange.requested({ act: 'save', target: { kind: 'wallet' }, plan, seen: null }),
      told: { transaction: 'autoload', purchase: 'autoload' },
      funds: balance,
      after: 6250,
    },
  ],
  [
    'a renewal that had failed charges at once',
    {
      scenario: 'riderWithRenewals',
      card: 'card-phone',
      act: renewalChange.requested({ ...{ act: 'update', card: 'card-phone', renewal: 'renewal-seed-3' }, ...plans }),
      told: { transaction: 'renewal', purchase: 'renewal', activity: 'pass' },
      funds: (state) => valueOf(renewals.select(state))?.renewals[2]?.last_run?.state,
      after: 'done',
    },
  ],
  [
    'the balance is paid out',
    {
      scenario: 'accountToClose',
      card: 'card-phone',
      act: closing.requested({ act: 'deactivate', payTo: 'pay-visa', password: 'Transit-2026' }),
      told: { transaction: 'payout', purchase: 'payout' },
      funds: balance,
      after: 0,
    },
  ],
])(
  '@FM-19 rooms that were visited before tell it at once when %s',
  async (_, { scenario, card, act, told, ...sum }) => {
    const { store, until } = await visited(scenario, card)
    expect(top(store.getState())).not.toMatchObject(told)
    store.dispatch(act)
    await until((state) => Object.entries(told).every(([room, type]) => top(state)[room as keyof typeof told] === type))
    await until((state) => sum.funds(state) === sum.after)
  },
)

test('@FM-20 @FM-19 a renewal that is paused or removed shows on the face of its card at once', async () => {
  const { store, until } = await visited('riderWithRenewals', 'card-phone')
  const statesOf = (state: RootState) =>
    valueOf(fareCards.select(state))
      ?.find(({ faremedia_id }) => faremedia_id === 'card-phone')
      ?.passes.map(({ renewal_state }) => renewal_state ?? null)
  const running = valueOf(renewals.select(store.getState()))?.renewals.find(({ state }) => state === 'active')
  if (!running) throw new Error('One renewal is active')
  const before = statesOf(store.getState())
  store.dispatch(renewalChange.requested({ act: 'pause', card: 'card-phone', renewal: running.renewal_id }))
  await until((state) => JSON.stringify(statesOf(state)) !== JSON.stringify(before))
})

test('@FM-20 a late answer about one card shows nothing on another', async () => {
  const { store, until } = await visited('riderWithRenewals', 'card-phone')
  const first = valueOf(renewals.select(store.getState()))?.renewals[0]
  if (!first) throw new Error('There is a renewal')
  store.dispatch(renewalChange.requested({ act: 'pause', card: 'card-phone', renewal: first.renewal_id }))
  store.dispatch(renewals.requested('card-plastic'))
  await until((state) => renewalChange.select(state).status === 'done')
  const state = await until((now) => renewals.select(now).status === 'loaded')
  expect(valueOf(renewals.select(state))?.renewals).toEqual([])
})
