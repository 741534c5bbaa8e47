import { describe, expect, it } from 'vitest'
import { fc, property } from '../../../../testing/chance/property'
import { healthOf, needsOtherMethod } from './methodHealth'

const at = (iso: string) => Date.parse(iso)

describe('@ACC-16 the health of a payment method', () => {
  it.each([
    ['12/31', null, '2026-11-22', undefined],
    ['01/27', null, '2026-12-02', undefined],
    ['01/27', null, '2026-12-05', 'expiresSoon'],
    ['12/26', null, '2026-11-22', 'expiresSoon'],
    ['11/26', null, '2026-11-30', 'expiresSoon'],
    ['11/26', null, '2026-12-01T13:00:00Z', 'expired'],
    ['12/31', '2026-11-20T09:00:00Z', '2026-11-22', 'failed'],
    ['12/26', '2026-11-20T09:00:00Z', '2026-11-22', 'failed'],
    ['08/26', '2026-11-20T09:00:00Z', '2026-11-22', 'expired'],
    [null, null, '2026-11-22', undefined],
    ['soon', null, '2026-11-22', undefined],
  ])('expiring %s, failed %s, on %s is %s', (expiry, failed_at, day, health) => {
    expect(healthOf({ expiry, failed_at }, at(day))).toBe(health)
  })

  property([fc.nat(400), fc.nat(400)])('never gets better as time goes by', (first, later) => {
    const order = [undefined, 'expiresSoon', 'expired']
    const on = (days: number) => order.indexOf(healthOf({ expiry: '06/27' }, at('2026-11-22') + days * 86_400_000))
    expect(on(first + later)).toBeGreaterThanOrEqual(on(first))
  })
})

describe('@FM-14 what is charged by itself and is stopped needs another method', () => {
  const good = { id: 'good', type: 'card', is_default: false, expiry: '12/31' }
  const old = { id: 'old', type: 'card', is_default: false, expiry: '08/26' }
  it.each([
    ['good', null, false],
    ['good', 'declined', false],
    ['good', ' Expired ', true],
    ['old', null, true],
    ['gone', null, true],
    ['gone', 'declined', true],
  ])('charged to the %s one, stopped because of %s: %s', (payment_method_id, reason, needs) => {
    expect(needsOtherMethod({ payment_method_id, reason }, [good, old], at('2026-11-22'))).toBe(needs)
  })
  it.each([
    [null, false],
    ['method_gone', true],
  ])('without the list of methods, because of %s: %s', (reason, needs) => {
    expect(needsOtherMethod({ payment_method_id: 'good', reason }, undefined, at('2026-11-22'))).toBe(needs)
  })
})
