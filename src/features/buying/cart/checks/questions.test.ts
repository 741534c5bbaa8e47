import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import type { CartLine } from '../state/cartLine'
import { addToCartChecks } from './checks'
import { draftOf, linesOf } from './draft'
import type { CartRules } from './draft'
import { walkChecks } from './walkChecks'

const plain: CartRules = { maxCartQuantity: 20, maxQuantityPerAdd: 20, isTransitMode: false, canSubscribe: true }
const transit = { ...plain, isTransitMode: true }
const guest = { ...transit, canSubscribe: false }
const period = { count: 1, unit: 'month' } as const

const other = cartLine({ uuid: 'ferry', orgUuidProduct: 'org-2' })
const physical = cartLine({ uuid: 'card', type: 'PHYSICAL_PASS' })
const alerting = cartLine({ name: 'Night bus', alert_message: 'Weekdays only' })
const pass = cartLine({ name: 'Pass', subscription_allowed: true })
const monthly = { ...pass, quantity: 3, renewalPeriod: period, faremedia_id: 'card-a' }
const forCard = { ...pass, faremedia_id: null }
const renewing = { ...monthly, isSubscribed: true }
const tickets = (quantity: number) => cartLine({ quantity })

interface Row {
  lines?: CartLine[]
  adds: CartLine
  rules?: CartRules
  /** What the dialog gets. */
  tells: unknown
  /** The lines of the cart after each answer. */
  answers: Record<string, CartLine[] | 'abort'>
}
const conflict = (line: CartLine): Row['answers'] => ({ clear: [line], save: [line], keep: 'abort' })
const limit = { understood: 'abort' } as const

test.each<[string, Row]>([
  ['startOver', { lines: [other], adds: pass, tells: null, answers: conflict(pass) }],
  ['startOver', { lines: [pass, other], adds: pass, tells: null, answers: conflict(pass) }],
  [
    'mixedKinds',
    { lines: [pass], adds: physical, rules: transit, tells: { adding: 'physical' }, answers: conflict(physical) },
  ],
  [
    'mixedKinds',
    { lines: [physical, pass], adds: pass, rules: transit, tells: { adding: 'digital' }, answers: conflict(pass) },
  ],
  [
    'productAlert',
    {
      adds: alerting,
      tells: { name: 'Night bus', message: 'Weekdays only' },
      answers: { accept: [alerting], cancel: 'abort' },
    },
  ],
  [
    'autoRenew',
    {
      ...{ adds: monthly, rules: transit },
      tells: { name: 'Pass', canSubscribe: true, charge: 1_050, period },
      answers: { auto: [renewing], single: [monthly], cancel: 'abort' },
    },
  ],
  [
    'autoRenew',
    {
      ...{ adds: forCard, rules: guest },
      tells: { name: 'Pass', canSubscribe: false, charge: 350, period: null },
      answers: { auto: [forCard], single: [forCard], cancel: 'abort' },
    },
  ],
  ['orderLimit', { lines: [other], adds: { ...other, quantity: 20 }, tells: { limit: 20, fits: 19 }, answers: limit }],
  [
    'orderLimit',
    { lines: [tickets(18)], adds: cartLine({ uuid: 'b', quantity: 3 }), tells: { limit: 20, fits: 2 }, answers: limit },
  ],
  ['orderLimit', { lines: [tickets(21)], adds: tickets(1), tells: { limit: 20, fits: 0 }, answers: limit }],
  [
    'lineLimit',
    {
      ...{ lines: [tickets(15)], adds: tickets(6), rules: { ...plain, maxCartQuantity: 50 } },
      ...{ tells: { limit: 20 }, answers: limit },
    },
  ],
  ['lineLimit', { adds: tickets(2), rules: { ...plain, maxQuantityPerAdd: 1 }, tells: { limit: 1 }, answers: limit }],
])('@CART-01 @CART-13 the question %s tells what it is about, and each answer leads on', (name, row) => {
  const { lines = [], adds, rules = plain, tells, answers } = row
  const { value } = walkChecks(addToCartChecks, draftOf(lines, adds, rules)).next()
  if (!value || typeof value !== 'object' || !('dialog' in value)) throw new Error('Nothing is asked')
  expect([value.dialog.name, value.params]).toEqual([name, tells])
  const after = Object.entries(value.answers).map(([answer, next]) => [answer, next === 'abort' ? next : linesOf(next)])
  expect(Object.fromEntries(after)).toEqual(answers)
})
