import { describe, expect, test } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { writeAmount } from '../../../shared/locales/amounts'
import { testSettings } from '../../../testing/portal'
import { fc, property } from '../../../testing/chance/property'
import { movableFunds } from '../fareMedia/onDemand'
import { amountProblem, obstacleOf, sourcesOf, targetsOf } from './transferRules'

const rules = testSettings()
const card = (faremedia_id: string, facts: Partial<FareMedium> = {}): FareMedium => ({
  faremedia_id,
  type: 'physical',
  balances: { general_funds: 1000, commuter_benefits: 500 },
  passes: [],
  passesDropped: 0,
  ...facts,
})
const phone = card('phone', { type: 'virtual' })
const empty = { balances: { general_funds: 0, commuter_benefits: 500 } }
const idsOf = (cards: FareMedium[]) => cards.map(({ faremedia_id }) => faremedia_id)

describe('The cards of a transfer', () => {
  test.each<[string, Partial<FareMedium>, boolean, boolean]>([
    ['good', {}, true, true],
    ['virtual', { type: 'Virtual' }, true, true],
    ['blocked', { status: 'BLOCKED' }, true, false],
    ['expired', { expiration_date: '2020-01-31' }, true, false],
    ['suspended', { status: 'suspended' }, false, false],
    ['invalid', { status: 'invalid' }, false, false],
    ['in an unknown state', { status: 'ON_HOLD' }, false, false],
    ['without general funds', empty, false, true],
    ['that owes money', { balances: { general_funds: -150, commuter_benefits: 0 } }, false, true],
    ['of unknown balance', { balances: null }, false, true],
    ['a bank card', { type: 'bank card' }, false, false],
    ['for commuter benefits', { type: 'commuter benefits' }, false, false],
  ])('@FM-05 one that is %s', (_, facts, gives, takes) => {
    const cards = [phone, card('one', facts)]
    expect(idsOf(sourcesOf(cards, rules)).includes('one')).toBe(gives)
    expect(idsOf(targetsOf(cards, 'phone', rules)).includes('one')).toBe(takes)
  })

  test('@FM-05 are two different ones', () => {
    expect(idsOf(targetsOf([phone, card('one')], 'one', rules))).toEqual(['phone'])
  })

  test.each<[FareMedium[], string, ReturnType<typeof obstacleOf>]>([
    [[card('one'), phone], 'one', undefined],
    [[card('one')], 'one', 'onlyOne'],
    [[card('one'), card('bank', { type: 'bank card' })], 'one', 'noTarget'],
    [[card('one', empty), phone], 'one', 'nothing'],
    [[card('one', { balances: { general_funds: -150, commuter_benefits: 0 } }), phone], 'one', 'nothing'],
    [[card('one', { status: 'suspended' }), phone], 'one', 'noSource'],
    [[card('one'), card('two', { status: 'BLOCKED' })], 'one', 'noTarget'],
    [[card('one', { status: 'BLOCKED' }), phone], 'one', undefined],
    [[card('one'), card('bank', { type: 'bank card' }), phone], 'bank', 'noSource'],
  ])('@FM-05 obstacles of case %#', (cards, from, obstacle) => {
    expect(obstacleOf(cards, from, rules)).toBe(obstacle)
  })
})

describe('The amount of a transfer', () => {
  test.each([
    ['10', undefined],
    ['10,00 $', undefined],
    ['$10.00', undefined],
    ['0.01', undefined],
    ['10.01', 'tooMuch'],
    ['1,000.00', 'tooMuch'],
    ['0', 'notValid'],
    ['0.00', 'notValid'],
    ['-5', 'notValid'],
    ['1.005', 'notValid'],
    ['ten', 'notValid'],
    ['1e1', 'notValid'],
    ['', 'notValid'],
  ])('@FM-05 %s of $10.00: %s', (typed, problem) => {
    expect(amountProblem(typed, movableFunds(card('one')))).toBe(problem)
  })

  property([
    fc.integer({ min: 0, max: 99_999_999 }),
    fc.integer({ min: 0, max: 99_999_999 }),
    fc.constantFrom('en', 'fr'),
  ])(
    '@FM-05 is good exactly when it is above nothing and not above the balance, in whole cents and each language',
    (cents, available, language) => {
      const problem = amountProblem(writeAmount(cents, language), available)
      expect(problem).toBe(cents === 0 ? 'notValid' : cents > available ? 'tooMuch' : undefined)
    },
  )
})
