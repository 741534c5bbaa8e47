// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { selectCartLines } from '../../features/cart'
import { buyingAgain } from '../../features/histories/buyingAgain'
import type { AgainLine, BoughtAgain } from '../../features/histories/buyingAgain'
import { writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { soldLine } from '../../testing/cartLines'
import { testBackend, testPortal } from '../../testing/portal'
import type { DialogAnswer } from '../../shared/dialogs/dialogsSlice'
import { buyAgainFlow } from './buyAgainFlow'

const line = (uuid: string, quantity = 1, filters: AgainLine['filters'] = []): AgainLine => ({
  uuid,
  name: `old name of ${uuid}`,
  quantity,
  filters,
})

interface Given {
  lines: AgainLine[]
  faremediaId?: string
  cart?: ReturnType<typeof soldLine>[]
  startOver?: DialogAnswer<'startOver'>
  fault?: boolean
}

async function buy({ lines, faremediaId, cart = [], startOver = 'keep', fault }: Given) {
  const backend = testBackend('riderSignedIn')
  writeStored(stored.cart, cart)
  const portal = testPortal({ answers: { startOver, orderLimit: 'understood', productAlert: 'accept' } })
  portal.store.attach(buyAgainFlow)
  if (fault) await backend.fault('searchProducts', '500')
  portal.store.dispatch(buyingAgain.requested({ lines, faremediaId }))
  const state = await portal.until((now) => buyingAgain.select(now).status !== 'sending')
  const attempt = buyingAgain.select(state)
  const summary: BoughtAgain | undefined = attempt.status === 'done' ? attempt.value : undefined
  return { attempt, summary, asked: portal.asked, cart: selectCartLines(state) }
}

test('@ACC-18 the lines of an order are in the cart again, with today’s names, for its card', async () => {
  const journey = [
    { filter_uuid: 'filter-rail-origin', filter_value: 'station-airport', type: 'Origin', long_name: null },
  ]
  const { summary, cart } = await buy({
    lines: [line('bus-adult-single', 2), line('rail-adult-return', 1, journey)],
    faremediaId: 'card-phone',
  })
  expect(summary).toEqual({ added: ['Adult Single Ride', 'Shoreline Adult Return'], left: [] })
  expect(cart).toMatchObject([
    { uuid: 'bus-adult-single', quantity: 2, faremedia_id: 'card-phone' },
    { uuid: 'rail-adult-return', appliedFilters: [{ type: 'Origin', filter_value: 'station-airport' }] },
  ])
})

test('@ACC-18 what is no longer sold is named, and the others are added', async () => {
  const { summary, cart } = await buy({ lines: [line('bus-adult-transfer'), line('bus-adult-day')] })
  expect(summary).toEqual({
    added: ['Adult Day Pass'],
    left: [{ name: 'old name of bus-adult-transfer', why: 'notSold' }],
  })
  expect(cart).toHaveLength(1)
})

test('@ACC-18 a check asks as for any other addition, and its answer is in the summary', async () => {
  const cart = [soldLine('ferry-adult-crossing')]
  const { summary, asked, cart: after } = await buy({ lines: [line('bus-adult-day')], cart })
  expect(asked).toEqual(['startOver'])
  expect(summary).toEqual({ added: [], left: [{ name: 'old name of bus-adult-day', why: 'declined' }] })
  expect(after).toMatchObject([{ uuid: 'ferry-adult-crossing' }])
})

test('@ACC-18 @CART-04 what does not fit into one order is named as such', async () => {
  const { summary } = await buy({ lines: [line('bus-adult-day', 15), line('bus-adult-single', 6)] })
  expect(summary).toMatchObject({ added: ['Adult Day Pass'], left: [{ why: 'full' }] })
})

test('a failed search adds nothing and is told', async () => {
  const { attempt, cart } = await buy({ lines: [line('bus-adult-day')], fault: true })
  expect(attempt.status).toBe('failed')
  expect(cart).toEqual([])
})
