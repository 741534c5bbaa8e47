// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { testPortal } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import { forgetCardOfSaved } from './forgetCardOfSaved'
import { readStoredSavedCarts, writeSavedCarts } from './savedCartsStorage'
import type { SavedCart } from './savedCart'

test('@FM-12 what a guest saved for a card that was left no longer names it; a rider’s and another card’s do', async () => {
  const saved = (id: string, card: string, owner: string | null = null): SavedCart => {
    const lines = [cartLine({ faremedia_id: card }), cartLine({ uuid: 'paper', type: 'PHYSICAL_PASS' })]
    return { id, savedAt: 1, owner, fareMediaId: card, lines }
  }
  writeSavedCarts([saved('guests', 'card-guest'), saved('riders', 'card-guest', 'rider'), saved('others', 'card-b')])
  testPortal().store.attach({ name: 'leaving', saga: () => forgetCardOfSaved((card) => card === 'card-guest') })
  await settled()
  const left = readStoredSavedCarts().map(({ id, fareMediaId, lines }) => [id, fareMediaId, lines[0]?.faremedia_id])
  expect(left).toEqual([
    ['guests', null, null],
    ['riders', 'card-guest', 'card-guest'],
    ['others', 'card-b', 'card-b'],
  ])
  expect(readStoredSavedCarts().map(({ lines }) => lines[1]?.faremedia_id)).toEqual([undefined, undefined, undefined])
})
