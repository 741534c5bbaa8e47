import { beforeEach, describe, expect, it } from 'vitest'
import { cardVault, heldCard, keepCard } from './cardVault'

const typed = {
  nickname: '',
  lastName: 'MacLeod',
  number: '4111 1111 1111 1111',
  expiry: '1/31',
  code: '123',
  address: '18 Lantern Street',
  zip: 'B3J 1S9',
  isSaved: false,
}

describe('the card vault', () => {
  beforeEach(() => cardVault.wipe())

  it('gives the card to the call that pays, cleaned, and only a summary to anyone else (@PAY-10)', () => {
    keepCard(typed)
    expect(cardVault.summary()).toEqual({ brand: 'visa', last4: '1111', isSaved: false })
    expect(cardVault.charge()).toEqual({
      card: {
        number: '4111111111111111',
        expiry: '01/31',
        security_code: '123',
        last_name: 'MacLeod',
        address: '18 Lantern Street',
        zip: 'B3J 1S9',
      },
    })
  })

  it('says when the rider wants the card kept, and under which name (@PAY-04)', () => {
    keepCard({ ...typed, nickname: 'Blue one', isSaved: true })
    expect(cardVault.charge()).toMatchObject({ save: true, card: { nickname: 'Blue one' } })
  })

  it('forgets the security code once it was sent, and keeps the rest for another try (@PAY-09)', () => {
    keepCard(typed)
    cardVault.wipeCode()
    expect(cardVault.needsCode()).toBe(true)
    expect(cardVault.charge()).toBeUndefined()
    expect(heldCard()).toMatchObject({ number: typed.number, lastName: 'MacLeod' })
    expect(heldCard()).not.toHaveProperty('code')
    expect(cardVault.renewCode('12')).toBe(false)
    expect(cardVault.renewCode('456')).toBe(true)
    expect(cardVault.charge()?.card?.security_code).toBe('456')
  })

  it('holds nothing after it was wiped (@PAY-10)', () => {
    keepCard(typed)
    cardVault.wipe()
    expect(cardVault.summary()).toBeUndefined()
    expect(cardVault.charge()).toBeUndefined()
    expect(cardVault.needsCode()).toBe(false)
    expect(cardVault.renewCode('123')).toBe(false)
    expect(heldCard()).toBeUndefined()
  })
})
