// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { selectCartLines } from '../../features/buying/cart'
import type { ConflictAnswer } from '../../features/buying/cart/dialogs/cartDialogs'
import { purchaseTypeChosen } from '../../features/cards/fareMedia'
import { buyingAgain } from '../../features/buying/orders/buyAgain/buyingAgain'
import type { AddedAtOnce } from '../../features/buying/cart/onDemand'
import type { AgainLine, CardToBuyFor } from '../../features/buying/orders/buyAgain/buyingAgain'
import { createMockBackend } from '../../mocks/node'
import type { BackendState } from '../../mocks/state'
import { writeStored } from '../../shared/storage/browserStorage'
import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import { soldLine } from '../../testing/buying/cartLines'
import type { AnswerTo } from '../../shared/dialogs/ask'
import { testPortal } from '../../testing/portal'
import './buyAgainFlow'

const line = (uuid: string, facts: Partial<AgainLine> = {}): AgainLine => ({
  uuid,
  name: `old name of ${uuid}`,
  quantity: 1,
  filters: [],
  card: null,
  ...facts,
})
const onPhone = { card: { faremediaId: 'card-phone' } }

interface Given {
  cart?: ReturnType<typeof soldLine>[]
  startOver?: ConflictAnswer
  anotherCard?: ConflictAnswer
  cardToBuyFor?: AnswerTo<CardToBuyFor>
  fault?: 'searchProducts' | 'listFareMedia'
  backend?: (state: BackendState) => void
  /** A card was chosen on the products page before. */
  chosenCard?: string
}

async function buy(lines: AgainLine[], given: Given = {}) {
  const { cart = [], startOver = 'keep', anotherCard = 'keep', cardToBuyFor = 'none' } = given
  const { server, store, api } = createMockBackend('riderSignedIn')
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  if (given.backend) await store.run(given.backend)
  writeStored(cartKeys.cart, cart)
  if (given.chosenCard) writeStored(cardKeys.fareMediaId, given.chosenCard)
  const portal = testPortal({
    answers: {
      startOver,
      anotherCard,
      cardToBuyFor,
      orderLimit: 'understood',
      lineLimit: 'understood',
      productAlert: 'accept',
    },
  })
  if (given.chosenCard) portal.store.dispatch(purchaseTypeChosen('digital'))
  if (given.fault) await api.fault(given.fault, '500')
  portal.store.dispatch(buyingAgain.requested({ lines }))
  const state = await portal.until((now) => buyingAgain.select(now).status !== 'sending')
  const attempt = buyingAgain.select(state)
  const summary: AddedAtOnce | undefined = attempt.status === 'done' ? attempt.value : undefined
  return { attempt, summary, asked: portal.asked, cart: selectCartLines(state) }
}

test('@ACC-18 the lines of an order are in the cart again, with today’s names, for its card', async () => {
  const { summary, cart, asked } = await buy([line('bus-adult-single', { quantity: 2, ...onPhone })])
  expect(summary).toEqual({ added: [{ name: 'Adult Single Ride', quantity: 2 }], left: [] })
  expect(cart).toMatchObject([{ uuid: 'bus-adult-single', quantity: 2, faremedia_id: 'card-phone' }])
  expect(asked).toEqual([])
})

test('@ACC-18 a line keeps its journey', async () => {
  const filters = [
    { filter_uuid: 'filter-rail-origin', filter_value: 'station-airport', type: 'Origin', long_name: null },
  ]
  const { cart } = await buy([line('rail-adult-return', { filters })])
  expect(cart).toMatchObject([{ appliedFilters: [{ type: 'Origin', filter_value: 'station-airport' }] }])
})

test('@ACC-18 what was for a card says when this card has it', async () => {
  const { cart } = await buy([line('bus-adult-day', { card: { faremediaId: 'card-plastic' } })])
  expect(cart).toMatchObject([{ faremedia_id: 'card-plastic', usable: { when: 'within_hours', hours: 12 } }])
})

test('@ACC-18 what was for no card stays so, whatever card was chosen since', async () => {
  const { cart } = await buy([line('bus-adult-single')], { chosenCard: 'card-phone' })
  expect(cart).toHaveLength(1)
  expect(cart[0]?.faremedia_id).toBeUndefined()
})

const without = (id: string) => (state: BackendState) => {
  state.fareMedia = state.fareMedia.filter(({ faremedia_id }) => faremedia_id !== id)
}
const blocked = (id: string) => (state: BackendState) => {
  for (const card of state.fareMedia) if (card.faremedia_id === id) card.status = 'BLOCKED'
}

test.each<[string, AgainLine['card'], Given]>([
  ['has left the account', { faremediaId: 'card-phone' }, { backend: without('card-phone') }],
  ['is blocked', { faremediaId: 'card-phone' }, { backend: blocked('card-phone') }],
  ['is not told', {}, {}],
])('@ACC-18 a fare whose card %s goes nowhere without a word', async (_, card, given) => {
  const lines = [line('bus-adult-day', { card }), line('bus-adult-single', { card })]
  const refused = await buy(lines, given)
  expect(refused.asked).toEqual(['cardToBuyFor'])
  expect(refused.cart).toEqual([])
  expect(refused.summary?.left.map(({ why }) => why)).toEqual(['declined', 'declined'])
  const agreed = await buy(lines, { ...given, cardToBuyFor: 'card:card-plastic' })
  expect(agreed.cart.map(({ faremedia_id }) => faremedia_id)).toEqual(['card-plastic', 'card-plastic'])
})

test('@ACC-18 a fare for a card is not added where no card can take it', async () => {
  const { summary, asked, cart } = await buy([line('bus-adult-day', onPhone)], {
    backend: (state) => state.fareMedia.forEach((card) => (card.status = 'BLOCKED')),
  })
  expect([asked, cart]).toEqual([[], []])
  expect(summary?.left).toEqual([{ name: 'old name of bus-adult-day', why: 'noCard' }])
})

test('@ACC-18 while the cards cannot be read nothing is added, and it is told', async () => {
  const { attempt, cart } = await buy([line('bus-adult-day', onPhone)], { fault: 'listFareMedia' })
  expect(attempt).toMatchObject({ status: 'failed', fault: { errors: [{ key: 'histories:again.cardsFailed' }] } })
  expect(cart).toEqual([])
})

test('@ACC-18 a fare of another rider type is not sold for the card', async () => {
  const { summary } = await buy([line('bus-youth-single', onPhone)])
  expect(summary?.left).toEqual([{ name: 'old name of bus-youth-single', why: 'notForCard' }])
})

test('@ACC-18 what is no longer sold is named, and the others are added', async () => {
  const { summary, cart } = await buy([line('bus-adult-transfer'), line('bus-adult-day')])
  expect(summary).toEqual({
    added: [{ name: 'Adult Day Pass', quantity: 1 }],
    left: [{ name: 'old name of bus-adult-transfer', why: 'notSold' }],
  })
  expect(cart).toHaveLength(1)
})

test('@ACC-18 a check asks as for any other addition, and its answer is in the summary', async () => {
  const cart = [soldLine('ferry-adult-crossing')]
  const { summary, asked, cart: after } = await buy([line('bus-adult-day')], { cart })
  expect(asked).toEqual(['startOver'])
  expect(summary).toEqual({ added: [], left: [{ name: 'old name of bus-adult-day', why: 'declined' }] })
  expect(after).toMatchObject([{ uuid: 'ferry-adult-crossing' }])
})

test('@ACC-18 @CART-04 what does not fit into one order is named as such', async () => {
  const lines = [line('bus-adult-day', { quantity: 15 }), line('bus-adult-single', { quantity: 6 })]
  const { summary } = await buy(lines)
  expect(summary).toMatchObject({ added: [{ name: 'Adult Day Pass', quantity: 15 }], left: [{ why: 'full' }] })
})

test('@ACC-18 @CART-04 more than the limit of one line is too many, too', async () => {
  const { summary, asked } = await buy([line('bus-adult-day', { quantity: 25 })])
  expect(asked).toEqual(['orderLimit'])
  expect(summary).toMatchObject({ added: [], left: [{ why: 'full' }] })
})

test('@ACC-18 @CART-04 a full cart that is kept as it is was the rider’s choice, not the limit', async () => {
  const cart = [{ ...soldLine('ferry-adult-crossing'), quantity: 20 }]
  const kept = await buy([line('bus-adult-day')], { cart })
  expect(kept.summary?.left).toMatchObject([{ why: 'declined' }])
})

test('a failed search adds nothing and is told', async () => {
  const { attempt, cart } = await buy([line('bus-adult-day')], { fault: 'searchProducts' })
  expect(attempt.status).toBe('failed')
  expect(cart).toEqual([])
})
