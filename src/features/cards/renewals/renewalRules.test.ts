import { describe, expect, test } from 'vitest'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { fc, property } from '../../../testing/chance/property'
import { runningState } from '../../../shared/ui/states/runningState'
import { failureReason, formValues, isDue, planOf, renewalMethods, usesToChoose } from './renewalRules'

const method = (id: string, type: string, is_default = false): PaymentMethod => ({ id, type, is_default })
const methods = [
  method('wallet', 'wallet', true),
  method('visa', 'card'),
  method('pay', 'apple_pay'),
  method('b', 'bank'),
]
const usable = methods.filter(({ id }) => id === 'visa' || id === 'b')

describe('The renewal of a pass', () => {
  test.each([
    [' Active ', 'active'],
    ['FAILED', 'failed'],
    ['waiting', undefined],
  ])('@FM-14 in the state %j is shown as %j', (state, shown) => {
    expect(runningState({ state })).toBe(shown)
  })

  test.each([
    ['Expired', 'expired'],
    ['sunspots', 'other'],
    [null, 'other'],
  ])('@FM-14 that failed because of %j says so as %j', (reason, told) => {
    expect(failureReason({ reason })).toBe(told)
  })

  test('@FM-14 that failed because of a block no longer asks to unblock a card that can be used', () => {
    expect(failureReason({ reason: 'card_blocked' }, true)).toBe('card_blocked')
    expect(failureReason({ reason: 'card_blocked' }, false)).toBe('other')
    expect(failureReason({ reason: 'expired' }, false)).toBe('expired')
  })

  test('@FM-07 @PAY-05 is paid by saved methods, never by the wallet or an expired card', () => {
    const all = [...methods, { ...method('old', 'card'), expiry: '10/26' }]
    expect(renewalMethods(all, Date.parse('2026-11-22')).map(({ id }) => id)).toEqual(['visa', 'b'])
  })

  test.each([
    [null, []],
    [1, []],
    [2, [1]],
    [10, [1, 2, 3, 5]],
  ])('@FM-07 of a pass with %j uses can begin below %j uses', (usable_count, uses) => {
    expect(usesToChoose({ usable_count })).toEqual(uses)
  })

  test.each([
    ['2026-11-22', null, true],
    ['2026-11-23', null, true],
    ['2026-11-24', null, false],
    ['2026-11-22', 2, false],
    [null, null, false],
  ])('@FM-14 of a pass that ends on %s charges at once where it begins on November 23', (end, renew_below, is) => {
    expect(isDue({ expiration_date: end }, { renew_below }, '2026-11-23')).toBe(is)
  })

  test.each([
    [1, 2, true],
    [0, 1, true],
    [2, 2, false],
    [1, null, false],
    [null, 2, false],
  ])(
    '@FM-14 of a pass with %j rides left charges at once where it begins below %j: %j',
    (uses_left, renew_below, is) => {
      expect(isDue({ uses_left }, { renew_below }, '2026-11-23')).toBe(is)
    },
  )

  test('@FM-07 renews at its end if its uses are not counted, with an email three days before', () => {
    const values = formValues({ usable_count: null }, usable)
    expect(values).toEqual({ method: 'visa', when: 'end', notify: 'days:3' })
    expect(planOf(values)).toEqual({
      payment_method_id: 'visa',
      renew_below: null,
      notify: { unit: 'days', before: 3 },
    })
  })

  test.each([null, { unit: 'days', before: 2 }, { unit: 'fortnights', before: 2 }, { unit: 'a:b', before: 30 }])(
    '@API-07 keeps the email of its plan, in a unit that is new as well: %j',
    (notify) => {
      const plan = { payment_method_id: 'visa', renew_below: null, notify }
      expect(planOf(formValues({ usable_count: null, ...plan }, usable))).toEqual(plan)
    },
  )

  test('@FM-07 renews below two uses if they are counted, with an email three uses before', () => {
    expect(planOf(formValues({ usable_count: 10 }, usable))).toEqual({
      payment_method_id: 'visa',
      renew_below: 2,
      notify: { unit: 'uses', before: 3 },
    })
  })

  test('@FM-07 whose method is gone takes another one', () => {
    const plan = { payment_method_id: 'gone', renew_below: null, notify: null }
    expect(formValues({ usable_count: null, ...plan }, usable).method).toBe('visa')
    expect(formValues({ usable_count: null, ...plan }, []).method).toBe('')
  })

  const anyPlan = fc.record({
    payment_method_id: fc.constantFrom('visa', 'b'),
    renew_below: fc.option(fc.integer({ min: 1, max: 100 })),
    notify: fc.option(
      fc.record({ unit: fc.constantFrom('days' as const, 'uses' as const), before: fc.integer({ min: 1, max: 30 }) }),
    ),
  })
  property([anyPlan])('@FM-07 keeps its plan when the form is saved unchanged', (plan) => {
    expect(planOf(formValues({ usable_count: 10, ...plan }, usable))).toEqual(plan)
  })
})
