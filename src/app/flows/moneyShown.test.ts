// @vitest-environment jsdom
import { expect, test } from 'vitest'
import '../../features/account/wallet/walletAutoload'
import { loadAsked, walletLoading } from '../../features/account/wallet/sendLoad'
import { wallet } from '../../features/account/wallet/walletState'
import { autoloadChange } from '../../features/cards/autoload/changeAutoload'
import { fareCards } from '../../features/cards/fareMedia/cards/fareCards'
import { blockNowAsked, blocking } from '../../features/cards/management/acts/blocking'
import { passAttachment, passMove } from '../../features/cards/passes/passActs'
import { transferAsked, transferring } from '../../features/cards/transfers/sendTransfer'
import { cardFunds, walletAccount } from '../../mocks/ledger/accounts'
import { passesOnCard } from '../../mocks/ledger/places'
import { isMoney } from '../../mocks/ledger/post'
import { valueOf } from '../../shared/remote/remote'
import type { RootState } from '../../shared/store'
import { of } from '../../testing/cartModel/act'
import { fc } from '../../testing/chance/property'
import { timesOf } from '../../testing/chance/sample'
import { faultInBooks } from '../../testing/moneyModel/books'
import { testBackend, testPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'

/*
 * A rider presses what moves money and passes, in any order, in the real store with its flows. After each act the portal
 * itself, without being asked to read again, shows what the ledger says.
 */

const cards = ['card-phone', 'card-plastic'] as const
const other = (card: number) => cards[1 - (card % 2)] ?? cards[0]
const plan = (amount: number) =>
  ({ kind: 'threshold', threshold: 4_000, amount: 500 + (amount % 9) * 100, payment_method_id: 'pay-visa' }) as const

/** What is dispatched, and the submission whose end is waited for. */
const acts = [
  (a: number) => [loadAsked({ amount: 500 + (a % 40) * 100, methodId: 'pay-visa' }), walletLoading] as const,
  (a: number) =>
    [transferAsked({ fromId: other(a + 1), toId: other(a), amount: 1 + (a % 900) }), transferring] as const,
  (a: number) => [passAttachment.requested({ passes: ['pass-2'], card: other(a) }), passAttachment] as const,
  (a: number) =>
    [
      passMove.requested({ pass: 'pass-2', ...(a % 2 ? { to: 'cloud' } : { to: 'device', device: 'device-phone' }) }),
      passMove,
    ] as const,
  (a: number) =>
    [
      autoloadChange.requested({ act: 'save', target: { kind: 'wallet' }, plan: plan(a), seen: null }),
      autoloadChange,
    ] as const,
  (a: number) =>
    [
      autoloadChange.requested({ act: 'save', target: { kind: 'card', id: other(a) }, plan: plan(a), seen: null }),
      autoloadChange,
    ] as const,
  (a: number) => [blockNowAsked({ id: other(a), reason: 'lost' }), blocking] as const,
]

/** Every account of a rider's rooms with what it holds. */
const shownIn = (state: RootState) => [
  ...(valueOf(fareCards.select(state)) ?? []).flatMap(({ faremedia_id: id, balances, pending_loads, passes }) => [
    [cardFunds(id, 'general'), balances?.general_funds ?? 0],
    [cardFunds(id, 'pending'), (pending_loads ?? []).reduce((sum, { amount }) => sum + amount, 0)],
    [`passes of ${id}`, passes.map(({ pass_id }) => pass_id).join()],
  ]),
  [walletAccount('user-rider'), valueOf(wallet.select(state))?.balance],
]

test('@FM-19 @TEST-06 whatever a rider presses, cards and wallet in the store are those of the ledger', async () => {
  const backend = testBackend('riderWithTwoCards')
  const sequences = fc.sample(
    fc.array(fc.tuple(fc.nat(acts.length - 1), fc.nat(999)), { minLength: 6, maxLength: 6 }),
    timesOf(200, 4),
  )
  for (const steps of sequences) {
    await backend.reset('riderWithTwoCards')
    await backend.now('2026-11-22T15:00:00Z')
    const { store, until } = testPortal({ answers: {} })
    store.dispatch(fareCards.requested())
    store.dispatch(wallet.requested())
    await until((state) => fareCards.select(state).status === 'loaded' && wallet.select(state).status === 'loaded')
    for (const [name, a] of steps) {
      const [event, submission] = of(acts, name)(a)
      store.dispatch(event)
      await until((state) => !['sending', 'idle'].includes(submission.select(state).status))
      await settled()
      await until((state) => [fareCards, wallet].every((part) => part.select(state).status === 'loaded'))
      const state = await backend.state()
      const held = (account: string) =>
        state.ledger
          .flatMap(({ lines }) => lines.filter(isMoney))
          .reduce((sum, line) => sum + (line.account === account ? line.amount : 0), 0)
      const told = shownIn(store.getState())
      const expected = told.map(([account]) => [
        account,
        String(account).startsWith('passes')
          ? passesOnCard(state, { faremedia_id: String(account).replace('passes of ', '') })
              .map(({ pass_id }) => pass_id)
              .join()
          : held(String(account)),
      ])
      expect(told, JSON.stringify(steps)).toEqual(expected)
      expect(faultInBooks(state)).toBeUndefined()
    }
  }
}, 300_000)
