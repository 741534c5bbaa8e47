import { expect, test } from 'vitest'
import type { ApiError } from '../../../../api/errors'
import { cartLine } from '../../../../testing/buying/cartLines'
import { cardOfOrder } from './cardOfOrder'
import { cardTrouble } from '../purchase/cardTrouble'
import { intentOf } from '../purchase/intent'

const forCard = (faremedia_id?: string | null) => cartLine({ uuid: `for-${faremedia_id}`, faremedia_id })

test.each([
  ['plain tickets, whatever card was chosen', [cartLine()], 'card-a', undefined],
  ['a named card, whatever was chosen since', [forCard('card-a')], 'card-b', 'card-a'],
  ['lines that wait for a card, and one is chosen', [forCard(null)], 'card-b', 'card-b'],
  ['lines that wait for a card, and none is chosen', [forCard(null)], undefined, null],
  ['a named card and lines that wait', [forCard(null), forCard('card-a')], undefined, 'card-a'],
])('@PAY-12 an order of %s', (_, lines, chosen, card) => {
  expect(cardOfOrder(lines, chosen)).toBe(card)
})

const said = (code: number, field?: string): ApiError => ({
  kind: 'business',
  status: 403,
  errors: [{ code, message: 'in the backend’s words', field }],
})

test.each<[ApiError, string | undefined]>([
  [said(40303), 'checkout:card.virtualBlocked'],
  [said(40304), 'checkout:card.physicalBlocked'],
  [said(40305), 'checkout:card.notEligible'],
  [said(40404, 'faremedia_id'), 'checkout:card.notYours'],
  [said(40404), undefined],
  [said(40302, 'lines'), undefined],
  [{ kind: 'timeout' }, undefined],
])('@PAY-12 names the problem with the card: %j', (error, key) => {
  expect(cardTrouble(error, true)?.key).toBe(key)
})

test('@PAY-12 @FM-12 a guest, who has no account, is asked for the card instead', () => {
  expect(cardTrouble(said(40404, 'faremedia_id'), false)?.key).toBe('checkout:card.notEntered')
})

test('@PAY-07 the same order for another card is another intent', () => {
  const quote = { promo_code: null, subtotal: 350, shipping: 0, promo: 0, total: 350 }
  const ordered = { lines: [cartLine()], quote, shippingMethodId: null, paidBy: 'new' }
  const intents = [undefined, 'card-a', 'card-b'].map((card) => intentOf('me', { ...ordered, card }))
  expect(new Set(intents).size).toBe(3)
})
