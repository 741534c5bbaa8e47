import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { cartTab } from '../../../../testing/buying/cartTab'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { writeCart } from '../state/cartStorage'
import { mostSavedCarts } from './savedCart'
import { readStoredSavedCarts, writeSavedCarts } from './savedCartsStorage'
import { splitKinds } from './splitKinds'

const [paper, otherPaper] = ['paper', 'other-paper'].map((uuid) => cartLine({ uuid, type: 'PHYSICAL_PASS' })) as [
  ReturnType<typeof cartLine>,
  ReturnType<typeof cartLine>,
]
const ticket = cartLine({ uuid: 'ticket', quantity: 2 })
const mixed = [paper, ticket, otherPaper]
const saved = () => readStoredSavedCarts().map(({ lines }) => lines)
const question = ['mixedOrder', { digital: 2, physical: 2 }]

test.each([
  ['nothing', []],
  ['tickets', [ticket]],
  ['cards', [paper, otherPaper]],
])('@PAY-12 a cart of %s can be ordered as it is', (_, lines) => {
  const tab = cartTab(lines)
  expect([tab.run(splitKinds()), tab.asked, tab.lines(), saved()]).toEqual([true, [], lines, []])
})

test.each([
  ['physical', [paper, otherPaper], [ticket]],
  ['digital', [ticket], [paper, otherPaper]],
])('@PAY-12 of a mixed cart, the %s kind is bought and the other is saved for later', (answer, bought, later) => {
  const tab = cartTab(mixed)
  expect([tab.run(splitKinds(), answer), tab.asked]).toEqual([true, [question]])
  expect([tab.lines(), saved()]).toEqual([bought, [later]])
  expect(selectNotices(tab.state()).map(({ text }) => text)).toEqual([{ key: 'cart:saved.othersKept' }])
})

test('@PAY-12 @CART-02 a mixed cart that is kept is not ordered', () => {
  const tab = cartTab(mixed)
  expect([tab.run(splitKinds(), 'keep'), tab.asked, tab.lines(), saved()]).toEqual([false, [question], mixed, []])
  expect(selectNotices(tab.state())).toEqual([])
})

test('@PAY-12 without room for the other kind, a mixed cart stays and is not ordered', () => {
  const tab = cartTab(mixed)
  const full = Array.from({ length: mostSavedCarts }, (_, at) => ({
    ...{ id: `cart-${at}`, savedAt: 1, owner: null, fareMediaId: null, lines: [cartLine()] },
  }))
  writeSavedCarts(full)
  expect([tab.run(splitKinds(), 'digital', 'understood'), tab.lines(), readStoredSavedCarts()]).toEqual([
    false,
    mixed,
    full,
  ])
  expect(tab.asked.map(([name]) => name)).toEqual(['mixedOrder', 'savedCartsFull'])
})

test('@PAY-12 @CART-11 an answer about a cart that another tab has changed is asked for again', () => {
  const tab = cartTab(mixed)
  const afterAnotherTab = () => {
    writeCart([paper, ticket])
    return 'digital'
  }
  expect(tab.run(splitKinds(), afterAnotherTab, 'physical')).toBe(true)
  expect([tab.asked, tab.lines(), saved()]).toEqual([
    [question, ['mixedOrder', { digital: 2, physical: 1 }]],
    [paper],
    [[ticket]],
  ])
  expect(cartTab([paper, ticket]).run(splitKinds(), 'keep')).toBe(false)
})
