import { describe, expect, it } from 'vitest'
import settingsFile from '../../../../../public/settings.json'
import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { parseOperatorSettings } from '../../../identity/settings/operatorSettings'
import type { Purchase } from './paymentKind'
import { paymentKinds } from './paymentKinds'
import { inAppTypes, methodAtHand, newId, offeredOption, paymentOptions } from './paymentOptions'

const settings = parseOperatorSettings(settingsFile)
const purchase: Purchase = {
  isGuest: false,
  now: Date.UTC(2026, 10, 21),
  language: 'en',
  renewing: undefined,
  amount: 5_000,
}
const method = (given: Partial<PaymentMethod> & Pick<PaymentMethod, 'type'>): PaymentMethod => ({
  id: `my-${given.type}`,
  is_default: false,
  ...given,
})
const mine = [
  method({ type: 'card', brand: 'Visa', last4: '1111', expiry: '12/31', is_default: true }),
  method({ type: 'bank', last4: '6789' }),
  method({ type: 'wallet', balance: 6_000 }),
  method({ type: 'commuter', balance: 6_000, expiry: '06/30' }),
  method({ type: 'paypal' }),
]

const optionsOf = (methods: PaymentMethod[], given: Partial<Purchase> = {}) =>
  paymentOptions(methods, { ...purchase, ...given }, settings)
/** Returns the reasons why options cannot pay, by their ids. */
const reasonsOf = (methods: PaymentMethod[], given: Partial<Purchase> = {}) =>
  Object.fromEntries(
    optionsOf(methods, given).flatMap(({ id, obstacle }) => (obstacle ? [[id, obstacle.key.split('.')[1]]] : [])),
  )

describe('ways to pay', () => {
  it('@PAY-04 are all that a rider has saved, and new ones of every kind that can be entered', () => {
    expect(optionsOf(mine).map(({ id }) => id)).toEqual([
      ...mine.map(({ id }) => id),
      ...['card', 'paypal', 'bank'].map(newId),
    ])
    expect(reasonsOf(mine)).toEqual({})
  })

  it('@PAY-05 of a guest are those that need no account; the others say so', () => {
    expect(reasonsOf([], { isGuest: true })).toEqual({
      'new:bank': 'guest',
      'new:wallet': 'guest',
      'new:commuter': 'guest',
    })
  })

  it('@PAY-05 keep the wallet from what renews by itself, and name it', () => {
    expect(reasonsOf(mine, { renewing: 'Adult 7-Day Pass' })).toEqual({ 'my-wallet': 'walletCannotRenew' })
    const wallet = optionsOf(mine, { renewing: 'Adult 7-Day Pass' }).find(({ type }) => type === 'wallet')
    expect(wallet?.obstacle?.values).toEqual({ name: 'Adult 7-Day Pass' })
  })

  it('@PAY-05 are none for a guest with something that renews by itself', () => {
    const options = optionsOf([], { isGuest: true, renewing: 'Pass' })
    expect(options.every(({ obstacle }) => obstacle !== undefined)).toBe(true)
  })

  it.each([
    [6_000, 5_000, undefined],
    [5_000, 5_000, undefined],
    [4_999, 5_000, 'tooLow'],
    [1, undefined, undefined],
    [0, undefined, 'empty'],
    [0, 1, 'empty'],
  ])('@PAY-05 with %i cents left, asked for %s: %s', (balance, amount, reason) => {
    for (const type of ['wallet', 'commuter'])
      expect(reasonsOf([method({ type, balance })], { amount })[`my-${type}`]).toBe(reason)
  })

  it('@PAY-05 that have expired, or are of an unknown kind, are shown and cannot be chosen', () => {
    const odd = [method({ type: 'card', expiry: '10/26' }), method({ type: 'gift' }), method({ type: 'google_pay' })]
    expect(reasonsOf(odd)).toEqual({ 'my-card': 'expired', 'my-gift': 'unknown', 'my-google_pay': 'inApp' })
  })

  it('@PAY-04 leave PayPal out where the operator has none', () => {
    const without = paymentOptions([], purchase, { ...settings, payments: {} })
    expect(without.map(({ id }) => id)).not.toContain('new:paypal')
  })

  it('@PAY-04 that only the app has are those that the operator names, or all', () => {
    expect(inAppTypes({ ...settings, payments: { inApp: ['cash', 'nonsense'] } })).toEqual(['cash'])
    expect(inAppTypes({ ...settings, payments: undefined })).toEqual(['apple_pay', 'google_pay', 'cash'])
  })

  it('@PAY-06 offer the default while it can pay, a new card to customers with nothing saved, and nothing otherwise', () => {
    expect(offeredOption(optionsOf(mine))?.id).toBe('my-card')
    expect(offeredOption(optionsOf([]))?.id).toBe('new:card')
    expect(offeredOption(optionsOf([method({ type: 'bank' })]))).toBeUndefined()
    expect(offeredOption(optionsOf([method({ type: 'card', expiry: '01/25', is_default: true })]))).toBeUndefined()
  })

  it.each([
    ['the default', mine, 'my-card'],
    ['the default, whatever else is saved', [method({ type: 'bank' }), ...mine], 'my-card'],
    ['the only one', [method({ type: 'bank' })], 'my-bank'],
    ['the only one that can pay', [method({ type: 'wallet', balance: 1 }), method({ type: 'bank' })], 'my-bank'],
    ['none of two without a default', [method({ type: 'paypal' }), method({ type: 'bank' })], undefined],
    ['none where the default has expired', [method({ type: 'card', expiry: '01/25', is_default: true })], undefined],
    ['none where nothing is saved', [], undefined],
  ])('@PAY-04 need no question: %s', (_, saved, id) => {
    expect(methodAtHand(optionsOf(saved))?.id).toBe(id)
  })

  it('have one entry for each kind', () => {
    const types = paymentKinds.map(({ type }) => type)
    expect(new Set(types).size).toBe(types.length)
  })
})
