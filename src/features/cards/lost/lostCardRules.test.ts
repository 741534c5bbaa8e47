import { describe, expect, test } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { fc, property } from '../../../testing/chance/property'
import { atRisk, isOver, movablePasses, passesInUse, stepStates, steps } from './lostCardRules'
import type { Situation } from './lostCardRules'

const pass = (name: string, status: string) => ({ pass_id: name, name, status })
const card = (facts: Partial<FareMedium> = {}): FareMedium => ({
  faremedia_id: 'card-1',
  type: 'physical',
  balances: { general_funds: 500, commuter_benefits: 300 },
  pending_loads: [{ amount: 2000 }],
  passes: [pass('month', 'Active'), pass('week', 'Available'), pass('old', 'Expired'), pass('bad', 'Spoiled')],
  passesDropped: 0,
  ...facts,
})
const empty = { general_funds: 0, commuter_benefits: 300 }
const lost = (facts: Partial<Situation> = {}): Situation => ({
  card: card(),
  isBlocked: true,
  charging: 2,
  areChargesMissing: false,
  skipped: [],
  isReplaced: false,
  report: 'told',
  ...facts,
})
const states = (situation: Situation) => steps.map((step) => stepStates(situation)[step])

describe('The steps for a lost card', () => {
  test('@FM-13 begin with the block: nothing is asked before', () => {
    expect(states(lost({ isBlocked: false, skipped: ['move'] }))).toEqual(['open', ...Array(3).fill('waiting')])
  })

  test.each<[string, Partial<Situation>, string]>([
    ['nothing else is done', {}, 'done open open open'],
    ['nothing charges any more', { charging: 0 }, 'done open done open'],
    ['it is not known what charges', { charging: undefined }, 'done open open open'],
    ['only the balance has moved', { card: card({ balances: empty }) }, 'done open open open'],
    ['only a pass in use is left', { card: card({ passes: [pass('month', 'Active')] }) }, 'done open open open'],
    [
      'what can move has moved',
      { card: card({ balances: empty, passes: [pass('month', 'Active')] }) },
      'done done open open',
    ],
    [
      'it owes money and nothing else is on it',
      { card: card({ balances: { general_funds: -150, commuter_benefits: 0 }, passes: [] }) },
      'done done open open',
    ],
    ['its balance is not known', { card: card({ balances: null, passes: [] }) }, 'done open open open'],
    [
      'a pass could not be read',
      { card: card({ balances: empty, passes: [], passesDropped: 1 }) },
      'done open open open',
    ],
    ['a replacement is ordered', { isReplaced: true }, 'done open open done'],
    ['two are put off', { skipped: ['payments', 'replacement'] }, 'done open skipped skipped'],
    ['what was put off is done', { skipped: ['payments'], charging: 0 }, 'done open done open'],
  ])('@FM-13 with the card blocked, when %s', (_, facts, expected) => {
    expect(states(lost(facts)).join(' ')).toBe(expected)
  })

  test('@FM-13 move available passes alone', () => {
    expect(movablePasses(card()).map(({ name }) => name)).toEqual(['week'])
  })

  property([fc.boolean(), fc.option(fc.nat(3), { nil: undefined }), fc.subarray([...steps]), fc.boolean()])(
    '@FM-13 are over when each is done or put off, and never before the block',
    (isBlocked, charging, skipped, isReplaced) => {
      const given = stepStates(lost({ isBlocked, charging, skipped, isReplaced }))
      expect(isOver(given)).toBe(!Object.values(given).some((state) => state === 'open' || state === 'waiting'))
      if (!isBlocked) expect(isOver(given)).toBe(false)
    },
  )
})

test('@FM-13 what is still at risk is named: money that cannot move, and what still charges', () => {
  expect(atRisk(lost())).toEqual({
    charging: 2,
    isChargingKnown: true,
    isContentKnown: true,
    funds: 500,
    commuter: 300,
    onItsWay: 2000,
  })
})

test('@FM-13 what could not be read is not told as nothing; a known autoload counts', () => {
  const autoload = { kind: 'threshold', threshold: 1, amount: 1, payment_method_id: 'visa', state: 'active' } as const
  const unread = { charging: undefined, areChargesMissing: true }
  expect(atRisk(lost(unread))).toMatchObject({ charging: 0, isChargingKnown: false })
  expect(atRisk(lost({ ...unread, card: card({ autoload }) }))).toMatchObject({ charging: 1, isChargingKnown: false })
  expect(atRisk(lost({ card: card({ balances: null }) }))).toMatchObject({ isContentKnown: false })
})

test.each([
  ['moves', ['month'], []],
  [' MOVES ', ['month'], []],
  ['stays', [], ['month']],
  ['melts', [], ['month']],
  [null, [], ['month']],
])('@FM-13 @FM-20 a pass in use whose code is %s moves with the replacement or stays', (if_lost, moves, stays) => {
  const passes = card().passes.map((own) => ({ ...own, if_lost }))
  const told = passesInUse(card({ passes }))
  expect([told.moves, told.stays].map((some) => some.map(({ name }) => name))).toEqual([moves, stays])
})
