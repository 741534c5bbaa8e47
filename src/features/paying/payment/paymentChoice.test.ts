import { afterEach, describe, expect, it } from 'vitest'
import { keepAccount } from './bank/bankVault'
import { wipeEntries } from './kinds/paymentKinds'
import { amountsOf, byOne, entered, isSplittable, paymentsOf, signatureOf, splitBounds } from './paymentChoice'
import type { PaymentChoice } from './paymentChoice'
import { fc, property } from '../../../testing/chance/property'

afterEach(wipeEntries)

const saved = (methodId: string) => ({ kind: 'saved', methodId }) as const
const split = (firstAmount: number | null): PaymentChoice => ({
  methods: [saved('wallet'), saved('visa')],
  firstAmount,
})
const cents = fc.integer({ min: 0, max: 100_000_000 })

describe('What each method pays', () => {
  property([cents, cents])(
    '@PAY-04 of two is whole cents above zero that sum to the total, or nothing',
    (total, first) => {
      const amounts = amountsOf(split(first), total)
      const { min, max } = splitBounds(total)
      expect(amounts !== undefined).toBe(first >= min && first <= max)
      if (!amounts) return
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
    },
  )

  property([fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -1, 0, 0.5, null))])(
    '@PAY-04 is never anything but whole cents, whatever was typed: %s',
    (first) => {
      const amounts = amountsOf(split(first as number | null), 1_000)
      expect(amounts === undefined || amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
    },
  )

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [undefined, false],
  ])('of a total of %s can be two: %s', (total, isPossible) => {
    expect(isSplittable(total)).toBe(isPossible)
  })
})

describe('What goes into the order', () => {
  it('@PAY-01 is nothing where nothing is to be paid, however it was to be', () => {
    expect(paymentsOf(null, 0)).toEqual([])
    expect(paymentsOf(split(500), 0)).toEqual([])
  })

  it('@PAY-04 names the methods and what each pays', () => {
    expect(paymentsOf(byOne(saved('visa')), 700)).toEqual([{ amount: 700, method_id: 'visa' }])
    expect(paymentsOf(split(250), 700)).toEqual([
      { amount: 250, method_id: 'wallet' },
      { amount: 450, method_id: 'visa' },
    ])
  })

  it('@PAY-04 carries what was entered, once; after it was wiped there is nothing to pay with', () => {
    const account = { account_number: '1234567', transit_number: '00001' }
    const choice = byOne(entered('bank', keepAccount(account, false)))
    expect(choice.methods[0]).toMatchObject({ type: 'bank', last4: '4567' })
    expect(paymentsOf(choice, 700)).toEqual([{ amount: 700, bank: account }])
    wipeEntries()
    expect(paymentsOf(choice, 700)).toBeUndefined()
  })

  it('@PAY-04 is not there where the split does not fit the total any more', () => {
    expect(paymentsOf(split(700), 700)).toBeUndefined()
    expect(paymentsOf(null, 700)).toBeUndefined()
  })

  it('@PAY-07 is another intent with another method, another division, or another kind', () => {
    const signatures = [
      signatureOf(byOne(saved('visa')), 700),
      signatureOf(byOne(entered('card', {})), 700),
      signatureOf(byOne(entered('bank', {})), 700),
      signatureOf(split(1), 700),
      signatureOf(split(2), 700),
      signatureOf(split(2), 0),
    ]
    expect(new Set(signatures).size).toBe(signatures.length)
  })
})
