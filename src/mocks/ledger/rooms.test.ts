import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultInBooks } from '../../testing/moneyModel/books'
import { missingInRooms } from '../../testing/moneyModel/rooms'
import { line, riderToken as token, send } from '../callsInTests'
import { refund } from '../delivery/refund'
import { createMockBackend } from '../node'
import { cardFunds, walletAccount } from './accounts'
import { booksOf } from './books'
import type { CardMove } from './cardMoves'
import { fundsOf } from './funds'
import { cardPlace, passesOnCard } from './places'
import type { BackendState } from '../state'
import { people } from '../state/identity/users'

/*
 * One day with a movement of every kind that a rider can cause: each is told in all its rooms, and a backend that is
 * broken in one place is found.
 */

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const days = ['2026-11-22T15:00:00Z', '2026-11-23T15:00:00Z', '2026-11-30T15:00:00Z']
const now = Date.parse(days[2] ?? '')

async function act(...[name, call]: Parameters<typeof send>) {
  const answer = await send(name, { token, ...call })
  expect(answer.errors, name).toEqual([])
  return answer.data
}

async function buy(key: string, lines: object[], faremedia_id: string | undefined, method_id: string) {
  const { quote_id, total } = await act('quoteOrder', { body: { lines, ...(faremedia_id && { faremedia_id }) } })
  const contact = { email: 'rider@example.com' }
  await act('placeOrder', { key, body: { quote_id, contact, payments: [{ amount: total, method_id }] } })
}

/** Lives through the days, and returns the state at their end. */
async function live(): Promise<BackendState> {
  await api.reset('riderSignedIn')
  await api.now(days[0])
  await buy('one', [line('bus-value-20'), line('bus-adult-day')], 'card-plastic', 'pay-visa')
  await buy('two', [line('bus-value-20')], 'card-phone', 'pay-wallet')
  await buy('three', [line('bus-adult-7day', 1, { isSubscribed: true })], 'card-phone', 'pay-visa')
  await buy('four', [line('bus-adult-day')], undefined, 'pay-visa')
  await buy('five', [line('bus-adult-day')], 'card-phone', 'pay-wallet')
  await act('loadWallet', { key: 'load', body: { amount: 3000, payment_method_id: 'pay-visa' } })
  await store.run(({ paymentMethods }) => paymentMethods.forEach((own) => (own.declines = own.id === 'pay-bank')))
  const declined = { amount: 1000, payment_method_id: 'pay-bank' }
  expect((await send('loadWallet', { token, key: 'declined', body: declined })).errors).toHaveLength(1)
  const plan = { kind: 'threshold', threshold: 3000, amount: 2500, payment_method_id: 'pay-visa' }
  await act('saveAutoload', { params: { id: 'card-plastic' }, body: plan })
  await act('transferFunds', { key: 'move', body: { from_id: 'card-phone', to_id: 'card-plastic', amount: 500 } })
  await api.now(days[1])
  const { passes } = await act('listUnattachedPasses', {})
  await act('attachPasses', { body: { pass_ids: [passes[0].pass_id], faremedia_id: 'card-phone' } })
  await act('payOutWallet', { key: 'out', body: { password: 'Transit-2026', payment_method_id: 'pay-visa' } })
  await store.run((state) => {
    for (const order of state.orders.slice(-2)) refund(state, order, ['bus-adult-day'], Date.parse(days[1] ?? ''))
  })
  await api.now(days[2])
  await act('listFareMedia', {})
  return api.state()
}

const faults = (state: BackendState) => [faultInBooks(state) ?? [], missingInRooms(state, people.rider, now)].flat()
/** What finds a fault: the books, or the rooms that do not tell an entry. */
const foundBy = (state: BackendState) => [
  ...(faultInBooks(state) ? ['books'] : []),
  ...new Set(missingInRooms(state, people.rider, now).map((fault) => fault.replace(/^.* is not in /, ''))),
]

test('@FM-19 each movement is told in every room that it belongs to, and the books are right', async () => {
  const state = await live()
  expect(faults(state)).toEqual([])
  const kinds = new Set(state.ledger.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual([
    'adjustment',
    'autoload',
    'forfeit',
    'load',
    'opening',
    'order',
    'payout',
    'refund',
    'renewal',
    'ride',
    'transfer',
  ])
})

/** What an account holds is added up wrongly. */
const spoil = (state: BackendState, account: string, change: (amount: number) => number) =>
  booksOf(state).funds.set(account, change(fundsOf(state, account)))
const boughtFor = (state: BackendState, id: string) =>
  passesOnCard(state, { faremedia_id: id }).find(({ pass_id }) => pass_id.startsWith('pass-bought'))?.pass_id ?? ''

/** What a card's history is read from forgets something. */
const forget = (state: BackendState, isForgotten: (move: CardMove) => boolean) =>
  booksOf(state).byCard.forEach((moves, card, all) =>
    all.set(
      card,
      moves.filter((move) => !isForgotten(move)),
    ),
  )

/** Ways in which a backend can be broken, and all that finds each. */
const breaks: [what: string, breakIt: (state: BackendState) => unknown, finds: string][] = [
  [
    'a pass that is not delivered',
    (state) => booksOf(state).places.delete(boughtFor(state, 'card-plastic')),
    'books passes',
  ],
  [
    'a pass that is delivered twice',
    (state) => state.passes.push(...state.passes.filter(({ pass_id }) => pass_id === boughtFor(state, 'card-plastic'))),
    'books',
  ],
  [
    'a pass on another card',
    (state) => booksOf(state).places.set(boughtFor(state, 'card-phone'), cardPlace('card-plastic')),
    'books renewals upcoming',
  ],
  [
    'a row of a card that is not written',
    (state) => forget(state, ({ entry, amount }) => entry.kind === 'transfer' && amount > 0),
    'activity',
  ],
  [
    'a load without its row',
    (state) => forget(state, ({ entry }) => entry.kind === 'load' && entry.at > '2026-11-22'),
    'activity',
  ],
  [
    'a pass that came to a card and is not in its history',
    (state) => forget(state, ({ entry, product }) => entry.kind === 'order' && product !== undefined),
    'activity',
  ],
  ['a renewal that no history tells', (state) => forget(state, ({ entry }) => entry.kind === 'renewal'), 'activity'],
  [
    'a free ride that no history tells',
    (state) => forget(state, ({ entry, amount }) => entry.kind === 'ride' && amount === 0),
    'activity',
  ],
  [
    'a history that forgets the cash of the past',
    (state) => forget(state, ({ entry }) => entry.kind === 'load' && entry.record === null),
    'activity',
  ],
  [
    'a failure that is not told',
    (state) => (state.charges = state.charges.filter((made) => made.state === 'done')),
    'transactions',
  ],
  [
    'a charge that is not told',
    (state) => (state.charges = state.charges.filter(({ by }) => by !== 'load')),
    'purchases statement transactions',
  ],
  [
    'an autoload that is not told',
    (state) => (state.charges = state.charges.filter(({ by }) => by !== 'autoload')),
    'purchases statement transactions',
  ],
  ['a payout that is not told', (state) => (state.payouts = []), 'purchases statement transactions'],
  ['an order that is not told', (state) => state.orders.pop(), 'orders purchases receipt transactions'],
  [
    'an order that is told with another sum',
    ({ orders }) => orders.at(-1)?.payments.forEach((payment) => (payment.amount += 1)),
    'orders receipt',
  ],
  [
    'a refund that is not told',
    (state) =>
      booksOf(state).byRecord.forEach((entries, record, all) =>
        all.set(
          record,
          entries.filter(({ kind }) => kind !== 'refund'),
        ),
      ),
    'orders receipt statement transactions',
  ],
  [
    'a lost cent',
    (state) => spoil(state, cardFunds('card-phone', 'general'), (amount) => amount - 1),
    'books card overview',
  ],
  ['a stale wallet', (state) => spoil(state, walletAccount('user-rider'), () => 4250), 'books overview'],
  ['a renewal that is dropped', (state) => (state.renewals = []), 'renewals'],
  [
    'an entry that is dropped',
    (state) =>
      state.ledger.splice(
        state.ledger.findIndex(({ kind }) => kind === 'transfer'),
        1,
      ),
    'books',
  ],
  ['an entry that does not add up', (state) => state.ledger.at(-1)?.lines.pop(), 'books'],
]

test.each(breaks)('@FM-19 finds %s', async (_, breakIt, finds) => {
  const state = await live()
  breakIt(state)
  expect(foundBy(state).sort().join(' ')).toBe(finds)
})

test('@FM-19 each transaction can be looked up by its number, a failure too', async () => {
  await live()
  const { results } = await act('listTransactions', {})
  expect(results).toContainEqual(expect.objectContaining({ type: 'load', state: 'failed', amount: 0, attempted: 1000 }))
  for (const row of results)
    expect(await act('getTransaction', { params: { id: row.transaction_number } })).toEqual(row)
})

test('the ledger is told to testers without what is the backend’s own', async () => {
  await live()
  const ledger = await api.ledger()
  expect(Object.keys(ledger[0] ?? {}).sort()).toEqual(
    ['at', 'cause', 'kind', 'lines', 'number', 'state', 'usable_from'].sort(),
  )
  expect(ledger).toHaveLength(await store.run((state) => state.ledger.length))
})

test('the ledger tells testers phones and clouds without a card', async () => {
  await api.reset('deviceWithTickets')
  const accounts = (await api.ledger()).flatMap(({ lines }) => lines.map(({ account }) => account))
  const places = new Set(accounts.filter((account) => /^(?:device|cloud):/.test(account)))
  expect([...places].sort()).toEqual(['cloud:user-rider', 'device:device-phone'])
})
