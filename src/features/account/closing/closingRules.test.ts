import { describe, expect, test } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { writeAmount } from '../../../shared/locales/amounts'
import { testSettings } from '../../../testing/portal'
import { fc, property } from '../../../testing/chance/property'
import { cardLosses, isForfeitTyped, offeredActs, seenLosses, stoppedCharges } from './closingRules'

const card = (faremedia_id: string, facts: Partial<FareMedium> = {}): FareMedium => ({
  faremedia_id,
  type: 'virtual',
  balances: { general_funds: 1000, commuter_benefits: 500 },
  passes: [],
  passesDropped: 0,
  ...facts,
})

const autoload = (state: string) =>
  ({ kind: 'threshold', threshold: 500, amount: 2000, payment_method_id: 'pay', state }) as NonNullable<
    FareMedium['autoload']
  >
const renewal = (state: string) =>
  ({ renewal_id: state, state }) as Parameters<typeof stoppedCharges>[2][0]['renewals'][0]

test.each([
  [false, false, []],
  [false, true, ['delete']],
  [true, false, ['deactivate']],
  [true, true, ['deactivate', 'delete']],
])(
  '@ACC-13 with deactivation %s and deletion %s riders are offered %j',
  (accountDeactivation, accountDeletion, acts) => {
    const settings = testSettings(({ features }) => Object.assign(features, { accountDeactivation, accountDeletion }))
    expect(offeredActs(settings)).toEqual(acts)
  },
)

describe('@ACC-13 what ends with the account', () => {
  test.each([
    ['virtual', true],
    ['Virtual', true],
    ['physical', false],
    ['bank card', false],
    ['commuter benefits', false],
    ['something new', false],
  ])('a %s card: lost is %s', (type, isLost) => {
    expect(cardLosses([card('one', { type })])).toMatchObject([{ isLost, funds: 1500 }])
  })

  test('are the passes that can still be used', () => {
    const passes = ['Available', 'Active', 'Expired', 'Spoiled'].map((status) => ({
      pass_id: status,
      name: status,
      status,
    }))
    const [loss] = cardLosses([card('one', { passes: passes as FareMedium['passes'], balances: null })])
    expect(loss).toMatchObject({ funds: 0, passes: ['Available', 'Active'] })
  })

  test('are no debts of a virtual card; a card that stays keeps its debt', () => {
    const owing = { balances: { general_funds: -150, commuter_benefits: 0 } }
    const cards = [card('one', owing), card('two'), card('plastic', { type: 'physical', ...owing })]
    expect(cardLosses(cards).map(({ funds }) => funds)).toEqual([0, 1500, -150])
    expect(seenLosses(cards, [])).toMatchObject({ funds: 1500 })
  })

  test('are known in full, or not at all', () => {
    const pass = { pass_id: 'used', name: 'Used', status: 'Expired' } as FareMedium['passes'][0]
    const cards = [
      card('one', { pending_loads: [{ amount: 700 }], passes: [pass, { ...pass, pass_id: 'left', status: 'Active' }] }),
      card('plastic', { type: 'physical' }),
    ]
    const loose = [{ pass_id: 'loose' }]
    expect(seenLosses(cards, loose)).toEqual({ funds: 2200, passes: ['left', 'loose'] })
    expect(seenLosses(cards, undefined)).toBeUndefined()
    expect(seenLosses(undefined, loose)).toBeUndefined()
    expect(seenLosses([card('one', { balances: null })], loose)).toBeUndefined()
  })

  test('are the charges that have not stopped', () => {
    const one = card('one', { autoload: autoload('active') })
    const two = card('two', { autoload: autoload('paused') })
    const renewals = [{ card: one, renewals: ['active', 'paused', 'failed', 'pending'].map(renewal) }]
    const stopped = stoppedCharges([one, two], autoload('failed'), renewals)
    expect(stopped.map((entry) => (entry.kind === 'renewal' ? entry.renewal.renewal_id : entry.kind))).toEqual([
      'card',
      'active',
      'pending',
    ])
    expect(stoppedCharges([], autoload('on hold'), []).map(({ kind }) => kind)).toEqual(['wallet'])
  })
})

describe('@ACC-13 a balance is given up', () => {
  property([fc.integer({ min: 1, max: 90_000_000 })])(
    'by its amount, as people write it in either language',
    (cents) => {
      for (const language of ['en', 'fr'])
        expect(isForfeitTyped(` ${writeAmount(cents, language)} $`, cents)).toBe(true)
      expect(isForfeitTyped(writeAmount(cents + 1, 'en'), cents)).toBe(false)
    },
  )

  test.each(['', 'yes', '42', '425.0', '4250', '42.50.'])('not by %j', (typed) => {
    expect(isForfeitTyped(typed, 4250)).toBe(false)
  })
})
