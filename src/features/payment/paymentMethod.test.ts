import { describe, expect, it } from 'vitest'
import type { PaymentMethod } from '../../api/contract/paymentMethods'
import { defaultCard, formatMethod, isExpired, nameOfCard } from './paymentMethod'

const now = Date.UTC(2026, 10, 20)
const card = (given: Partial<PaymentMethod>): PaymentMethod => ({ id: 'a', type: 'card', is_default: false, ...given })

describe('a payment method', () => {
  it.each([
    [{ brand: 'Visa', last4: '1111', nickname: 'Everyday' }, 'Visa •••• 1111'],
    [{ type: 'bank', nickname: 'Harbour Credit Union', last4: '6789' }, 'Harbour Credit Union •••• 6789'],
    [{ type: 'wallet' }, 'wallet'],
    [{ brand: 'Visa' }, 'Visa'],
  ])('%j is called %s (@PAY-04)', (method, name) => {
    expect(formatMethod(method)).toBe(name)
  })

  it('just entered is called by brand and last digits', () => {
    expect(nameOfCard({ brand: 'american-express', last4: '0005' })).toBe('American Express •••• 0005')
  })

  it.each([
    ['12/31', false],
    ['11/26', false],
    ['01/25', true],
    [null, false],
    ['soon', false],
  ])('with expiry %s is expired in November 2026: %s (@PAY-04)', (expiry, isOver) => {
    expect(isExpired({ expiry }, now)).toBe(isOver)
  })

  it('is offered first only if it is the default and can still be charged (@PAY-06)', () => {
    const other = card({ id: 'other', expiry: '12/31' })
    const usable = card({ id: 'default', expiry: '12/31', is_default: true })
    const over = card({ id: 'over', expiry: '01/25', is_default: true })
    expect(defaultCard([other, usable], now)?.id).toBe('default')
    expect(defaultCard([other, over], now)).toBeUndefined()
    expect(defaultCard([], now)).toBeUndefined()
  })
})
