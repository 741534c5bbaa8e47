import { describe, expect, test } from 'vitest'
import { faultInBooks } from '../../testing/moneyModel/books'
import { missingInRooms } from '../../testing/moneyModel/rooms'
import { ordersBehaviour } from '../behaviour/buying/orders'
import { activityOf } from '../histories/cardActivity'
import { purchasesOf } from '../histories/moneyTrail'
import { allTransactions } from '../histories/transactions'
import { cardFunds, walletAccount } from '../ledger/accounts'
import { placeOf } from '../ledger/places'
import { arrive } from '../ledger/arrive'
import { isMoney } from '../ledger/post'
import { endPasses } from '../rules/cards/endPasses'
import { runAutoloads } from '../rules/autoload/runAutoloads'
import { runRenewals } from '../rules/renewals/runRenewals'
import type { BackendState } from '../state'
import { buildScenario } from './buildScenario'
import { scenarioNames } from './recipes'
import { fundsOf } from '../ledger/funds'

/* The books of every scenario, at its beginning and after two months in which only what is due has happened. */

const begin = Date.parse('2026-11-22T15:00:00Z')
const day = 86_400_000

function after(state: BackendState, days: number): void {
  const now = begin + days * day
  arrive(state, now)
  runRenewals(state, now)
  endPasses(state, now)
  runAutoloads(state, now)
}

const moneyIn = ({ ledger }: BackendState) => ledger.flatMap(({ lines }) => lines.filter(isMoney))
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

describe.each(scenarioNames)('@FM-19 the books of %s', (name) => {
  const { state } = buildScenario(name)

  test.each([0, 1, 60])('add up after %i days: no cent and no pass comes or goes', (days) => {
    if (days > 0) after(state, days)
    expect(faultInBooks(state)).toBeUndefined()
    expect(sumOf(moneyIn(state).map(({ amount }) => amount))).toBe(0)
  })

  test('have each pass in exactly one place', () => {
    const ids = state.passes.map(({ pass_id }) => pass_id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => placeOf(state, id) === undefined)).toEqual([])
  })

  test('number each entry once, and each transaction is found by its number', () => {
    expect(new Set(state.ledger.map(({ number }) => number)).size).toBe(state.ledger.length)
    for (const user of state.users) {
      const numbers = allTransactions(state, user.uuid).map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      const visitor = { kind: 'rider', user, token: '' } as const
      for (const id of numbers.slice(0, 60)) {
        const context = { state, visitor, language: 'en', now: begin, params: { id } }
        expect(ordersBehaviour.getTransaction(context as never).transaction_number).toBe(id)
      }
    }
  })

  test('say what each row of the purchases says that there was then', () => {
    for (const { uuid } of state.users) {
      const rows = purchasesOf(state, uuid).filter(({ balance }) => balance !== null)
      const accountOf = ({ account: { card } }: (typeof rows)[number]) =>
        card ? cardFunds(card.faremedia_id, 'general') : walletAccount(uuid)
      for (const account of new Set(rows.map(accountOf))) {
        const own = rows.filter((row) => accountOf(row) === account).reverse()
        const moved = state.ledger
          .flatMap(({ at, lines }) => lines.filter(isMoney).map((line) => ({ at, ...line })))
          .filter((line) => line.account === account)
        for (const { id, date, balance } of own)
          expect([id, balance]).toEqual([id, sumOf(moved.flatMap(({ at, amount }) => (at <= date ? amount : [])))])
        const before = (own[0]?.balance ?? 0) - (own[0]?.amount ?? 0)
        expect(before + sumOf(own.map(({ amount }) => amount))).toBe(fundsOf(state, account))
      }
    }
  })

  // Every entry is looked for in every row.
  test.skipIf(name === 'longHistory')('tell all that has happened in each room that it belongs to', () => {
    for (const user of state.users) expect(missingInRooms(state, user, begin + 60 * day)).toEqual([])
  })

  test('tell the past of each card from nothing to what it held', () => {
    const { state: past } = buildScenario(name)
    for (const { faremedia_id: id } of past.fareMedia) {
      const rows = activityOf(past, id)
      let funds = rows.length > 0 ? 0 : fundsOf(past, cardFunds(id, 'general'))
      for (const row of rows) {
        // A ride may cost more than there is, if there is something; the next load covers it.
        const isPaid = row.type === 'ride' ? row.amount === 0 || funds > 0 : funds + row.amount >= 0
        funds += row.amount
        expect([row.balance, isPaid], row.activity_id).toEqual([funds, true])
      }
      expect(fundsOf(past, cardFunds(id, 'general'))).toBe(funds)
    }
  })

  test('@ACC-25 hold each ride that a case is about', () => {
    const { state: past } = buildScenario(name)
    for (const { about } of past.cases)
      if (about.kind === 'activity')
        expect(activityOf(past, about.faremedia_id ?? '')).toContainEqual(
          expect.objectContaining({ activity_id: about.id, date_time: about.date_time, amount: about.amount }),
        )
  })
})
