import { describe, expect, it } from 'vitest'
import { nameOfMethod } from './paymentMethod'

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
})
