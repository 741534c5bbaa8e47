import { describe, expect, test } from 'vitest'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { expiresSoon, holdingsOf, isEmpty, passesToName } from './actRules'

const card = (facts: Partial<FareMedium> = {}): FareMedium => ({
  faremedia_id: 'card-1',
  type: 'virtual',
  balances: { general_funds: 0, commuter_benefits: 0 },
  passes: [],
  passesDropped: 0,
  ...facts,
})
const pass = (pass_id: string, status: string | null, expiration_date: string | null = null) => ({
  pass_id,
  name: pass_id,
  status,
  expiration_date,
})

describe('What is lost with a virtual card', () => {
  test.each<[string, Partial<FareMedium>, number, string[]]>([
    ['nothing', {}, 0, []],
    ['general funds', { balances: { general_funds: 1, commuter_benefits: 0 } }, 1, []],
    ['commuter benefits', { balances: { general_funds: 0, commuter_benefits: 250 } }, 250, []],
    ['no money of a card that owes some', { balances: { general_funds: -150, commuter_benefits: 0 } }, 0, []],
    [
      'what a load leaves of a debt',
      { balances: { general_funds: -150, commuter_benefits: 0 }, pending_loads: [{ amount: 500 }] },
      350,
      [],
    ],
    ['a load on its way', { pending_loads: [{ amount: 2000 }, { amount: 5 }] }, 2005, []],
    ['passes to use', { passes: [pass('a', 'Available'), pass('b', ' ACTIVE '), pass('c', null)] }, 0, ['a', 'b', 'c']],
    ['no used-up passes', { passes: [pass('a', 'Expired'), pass('b', 'spoiled')] }, 0, []],
  ])('@FM-03 %s', (_, facts, funds, passes) => {
    expect(holdingsOf(card(facts))).toEqual({ funds, passes })
    expect(isEmpty(holdingsOf(card(facts)))).toBe(funds === 0 && passes.length === 0)
  })

  test.each([{ balances: null }, { passesDropped: 1 }])('@FM-03 cannot be told of %j, so it is not empty', (facts) => {
    expect(holdingsOf(card(facts))).toBe('unknown')
    expect(isEmpty(holdingsOf(card(facts)))).toBe(false)
  })
})

describe('The passes that the list of cards names', () => {
  test.each([
    ['Active', '2026-11-22', true],
    ['Available', '2026-11-29', true],
    ['Available', '2026-11-30', false],
    ['Active', '2026-11-21', false],
    ['Expired', '2026-11-23', false],
    ['Active', null, false],
  ])('@FM-01 %s until %s on 22 November 2026: expires soon is %s', (status, last, soon) => {
    expect(expiresSoon(pass('p', status, last), '2026-11-22')).toBe(soon)
  })

  test('@FM-01 are the active ones and those that expire soon, the first to expire first', () => {
    const passes = [
      pass('endless', 'Active'),
      pass('later', 'Active', '2027-01-31'),
      pass('unused', 'Available'),
      pass('soon', 'Available', '2026-11-25'),
      pass('over', 'Expired', '2026-11-23'),
    ]
    expect(passesToName(card({ passes }), '2026-11-22').map(({ pass_id }) => pass_id)).toEqual([
      'soon',
      'later',
      'endless',
    ])
  })
})
