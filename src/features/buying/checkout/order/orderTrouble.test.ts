import { expect, test } from 'vitest'
import type { ApiError } from '../../../../api/errors'
import { orderTrouble, withheldTrouble } from './orderTrouble'
import type { QuoteBlocker } from './quoteBlocker'

const said = (code: number, field?: string): ApiError => ({
  kind: 'business',
  status: 403,
  errors: [{ code, message: 'in the backend’s words', field }],
})

test.each<[string, QuoteBlocker, string, string, string]>([
  ['both kinds', 'mixed', 'unsettled.title', 'unsettled.mixed', 'settle'],
  ['what renews', 'renewal', 'unsettled.title', 'unsettled.renewal', 'settle'],
  ['no card', 'noCard', 'card.missingTitle', 'card.missing', 'card'],
])(
  '@PAY-12 the portal requests no quote for an order of %s, which has its own headline',
  (_, reason, title, text, help) => {
    const trouble = withheldTrouble(reason)
    expect(trouble).toEqual({ title: { key: `checkout:${title}` }, text: { key: `checkout:${text}` }, help })
  },
)

test.each<[string, ApiError, string, string, string]>([
  ['a blocked card in the app', said(40303), 'card.virtualBlockedTitle', 'card.virtualBlocked', 'card'],
  ['a blocked card of plastic', said(40304), 'card.physicalBlockedTitle', 'card.physicalBlocked', 'card'],
  ['a card that it does not fit', said(40305), 'card.notEligibleTitle', 'card.notEligible', 'card'],
  ['a card of others', said(40404, 'faremedia_id'), 'card.notYoursTitle', 'card.notYours', 'card'],
  ['too many tickets', said(40903), 'totals.refused', 'totals.orderLimit', 'cart'],
  ['two organizations', said(40302, 'lines'), 'totals.refused', 'serverSays', 'cart'],
  ['a stop that is gone', said(40404, 'filter-destination'), 'totals.refused', 'totals.choiceGone', 'cart'],
  ['a shipping method that is gone', said(40404, 'shipping_method_id'), 'totals.failed', 'serverSays', 'retry'],
  ['something unknown', said(49999), 'totals.failed', 'serverSays', 'retry'],
  ['no answer', { kind: 'timeout' }, 'totals.failed', 'error.timeout', 'retry'],
])('@PAY-12 @API-04 an order of %s has its own headline, and what helps', (_, error, title, text, help) => {
  const trouble = orderTrouble(error, 20, true)
  expect([trouble.title.key, trouble.text.key.split(':')[1], trouble.help]).toEqual([`checkout:${title}`, text, help])
})
