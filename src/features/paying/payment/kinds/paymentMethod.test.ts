import { describe, expect, it } from 'vitest'
import { isExpired, nameOfMethod } from './paymentMethod'

const now = Date.UTC(2026, 10, 20)

describe('a payment method', () => {
  it.each([
    [{ type: 'card', brand: 'Visa', last4: '1111', nickname: 'Everyday' }, 'Card', 'Visa •••• 1111'],
    [{ type: 'card', brand: 'american-express', last4: '0005' }, 'Card', 'American Express •••• 0005'],
    [{ type: 'bank', nickname: 'Harbour Credit Union', last4: '6789' }, 'Bank account', 'Bank account •••• 6789'],
    [{ type: 'wallet' }, 'Wallet', 'Wallet'],
    [{ type: 'gift', nickname: 'Grandma’s' }, undefined, 'Grandma’s'],
    [{ type: 'gift' }, undefined, 'gift'],
  ])('%j, of the kind %s, is called %s (@PAY-04)', (method, kindName, name) => {
    expect(nameOfMethod(method, kindName)).toBe(name)
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
})
