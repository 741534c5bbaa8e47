// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { selectCartLines } from '../../features/buying/cart'
import { purchaseTypeChosen, selectPurchaseType } from '../../features/cards/fareMedia'
import type { PurchaseType } from '../../features/cards/fareMedia'
import { fareCards } from '../../features/cards/fareMedia/cards/fareCards'
import { cardChosen, cardLeaveRequested, selectCurrentCard } from '../../features/cards/fareMedia/cards/fareMediaSlice'
import { selectVisitor } from '../../features/identity/session'
import '../../features/cards/fareMedia/guestCard/cardSession'
import { cardEntrySubmission } from '../../features/cards/fareMedia/guestCard/cardEntrySubmission'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { locationChanged } from '../../shared/navigation/navigation'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { cartLine } from '../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'
import './cardFlows'

const stored = (key: string) => window.localStorage.getItem(key)
const store = (key: string, value: unknown) =>
  window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))

function portalWithCards(options: Parameters<typeof testPortal>[0] = {}) {
  const portal = testPortal(options)
  return portal
}

/** Starts a portal that shows the visitor's cards. */
async function showCards(scenario: ScenarioName, options: Parameters<typeof testPortal>[0] = {}, prepare?: () => void) {
  const backend = testBackend(scenario)
  prepare?.()
  const portal = portalWithCards(options)
  portal.store.dispatch(fareCards.requested())
  await portal.until((state) => fareCards.select(state).status === 'loaded')
  return { ...portal, backend }
}

const toProducts = '/products/null/digital'
const goesTo = (visited: string[], path: string) => vi.waitUntil(() => visited.includes(path), { interval: 1 })

describe('Choosing a card', () => {
  test('@CAT-10 @FM-11 makes purchases digital and for that card, and shows its products', async () => {
    const { store: portal, visited, asked } = await showCards('riderWithTwoCards')
    portal.dispatch(cardChosen({ faremediaId: 'card-plastic', aim: 'products' }))
    await goesTo(visited, toProducts)
    expect(asked).toEqual([])
    expect(selectPurchaseType(portal.getState())).toBe('digital')
    expect(stored('faremedia_id')).toBe('card-plastic')
    expect(JSON.parse(stored('current_card') ?? '')).toMatchObject({
      nickname: 'Blue card',
      faremediaId: 'card-plastic',
      cardNumber: '7777',
      category: 'Reloadable',
      storedValue: 810,
    })
  })

  const held = { faremedia_id: 'card-phone' }
  test.each([
    ['names it', [cartLine(held)], undefined],
    ['names none, while it was chosen', [cartLine()], 'card-phone'],
    ['is one of several', [cartLine({ uuid: 'b', faremedia_id: 'card-plastic' }), cartLine(held)], 'card-plastic'],
  ])('@CAT-11 asks first where the cart is for another card: a line that %s', async (_, lines, chosen) => {
    const prepare = () => {
      store('cart', lines)
      if (chosen) store('faremedia_id', chosen)
    }
    const kept = await showCards('riderWithTwoCards', { answers: { anotherCard: 'keep' } }, prepare)
    kept.store.dispatch(cardChosen({ faremediaId: 'card-plastic', aim: 'products' }))
    await kept.until(() => kept.asked.length > 0)
    expect(kept.asked).toEqual(['anotherCard'])
    expect(selectCartLines(kept.store.getState())).toHaveLength(lines.length)
    expect([stored('faremedia_id'), kept.visited]).toEqual([chosen ?? null, []])

    const cleared = portalWithCards({ answers: { anotherCard: 'clear' } })
    cleared.store.dispatch(fareCards.requested())
    await cleared.until((state) => fareCards.select(state).status === 'loaded')
    cleared.store.dispatch(cardChosen({ faremediaId: 'card-plastic', aim: 'products' }))
    await goesTo(cleared.visited, toProducts)
    expect(selectCartLines(cleared.store.getState())).toEqual([])
    expect(stored('faremedia_id')).toBe('card-plastic')
  })

  test.each([
    ['for the same card', { faremedia_id: 'card-plastic' }],
    ['for no card, while none was chosen', {}],
    ['physical', { type: 'PHYSICAL_PASS', faremedia_id: undefined }],
  ])('@CAT-11 asks nothing where the cart is %s', async (_, facts) => {
    const {
      store: portal,
      visited,
      asked,
    } = await showCards('riderWithTwoCards', {}, () => store('cart', [cartLine(facts)]))
    portal.dispatch(cardChosen({ faremediaId: 'card-plastic', aim: 'products' }))
    await goesTo(visited, toProducts)
    expect(asked).toEqual([])
    expect(selectCartLines(portal.getState())).toHaveLength(1)
  })

  test.each(['card-lost', 'card-suspended', 'card-expired', 'card-bank', 'card-of-nobody'])(
    '@CAT-10 leads nowhere for %s',
    async (faremediaId) => {
      const { store: portal, visited } = await showCards('riderWithEveryCard')
      portal.dispatch(cardChosen({ faremediaId, aim: 'products' }))
      expect([visited, stored('faremedia_id')]).toEqual([[], null])
    },
  )

  test('@FM-12 to load value opens the operator’s filter for value', async () => {
    const { store: portal, visited } = await showCards('guestWithCard')
    portal.dispatch(cardChosen({ faremediaId: 'card-guest', aim: 'value' }))
    await goesTo(visited, `${toProducts}?filter=filter-product:product-value`)
  })

  test('@FM-11 a card that is no longer on the account is no longer chosen', async () => {
    const { store: portal } = await showCards('riderWithTwoCards', {}, () => store('faremedia_id', 'card-sold'))
    expect([stored('faremedia_id'), selectCurrentCard(portal.getState())]).toEqual([null, null])
  })
})

describe('Leaving the products in transit mode', () => {
  test.each<[PurchaseType | null, string | null, string, PurchaseType | null]>([
    ['digital', 'PHYSICAL_PASS', '/cart', 'physical'],
    ['physical', 'PASS', '/cart', 'digital'],
    ['physical', null, '/digital', 'digital'],
    ['digital', 'PHYSICAL_PASS', '/products/null/digital', 'digital'],
    [null, 'PHYSICAL_PASS', '/cart', null],
  ])('@CAT-13 from %s, with %s in the cart, to %s: %s', (type, inCart, pathname, after) => {
    if (inCart) store('cart', [cartLine({ type: inCart })])
    const { store: portal } = portalWithCards()
    portal.dispatch(purchaseTypeChosen(type))
    portal.dispatch(locationChanged({ pathname, search: '', hash: '' }))
    expect(selectPurchaseType(portal.getState())).toBe(after)
  })
})

describe('A guest with a card', () => {
  const number = '6030123456789012'
  const enter = async (code = '123') => {
    testBackend()
    const portal = portalWithCards()
    portal.store.dispatch(cardEntrySubmission.requested({ number, code }))
    await portal.until((state) => cardEntrySubmission.select(state).status !== 'sending')
    return portal
  }
  const everything = (portal: ReturnType<typeof testPortal>) =>
    JSON.stringify([portal.store.getState(), { ...window.localStorage }, { ...window.sessionStorage }, portal.visited])

  test('@FM-12 gets a token for number and code, which are kept nowhere', async () => {
    const portal = await enter()
    expect(selectVisitor(portal.store.getState())).toMatchObject({ kind: 'guest', cardToken: stored('card_token') })
    expect([stored('isGuestUser'), stored('faremedia_id')]).toEqual(['true', 'card-guest'])
    expect(everything(portal)).not.toContain(number)
    expect(everything(portal).replaceAll(/\s/g, '')).not.toContain(number)
    expect(everything(portal)).not.toMatch(/"123"/)
  })

  test('@FM-12 is not told which of the two was wrong', async () => {
    const portal = await enter('999')
    expect(cardEntrySubmission.select(portal.store.getState())).toMatchObject({
      fault: { errors: [{ key: 'fareMedia:entry.noMatch' }] },
    })
    expect(selectVisitor(portal.store.getState()).kind).toBe('visitor')
    expect(stored('card_token')).toBeNull()
  })

  test('@FM-12 leaves nothing behind, and a cart for the card is cleared', async () => {
    const lines = [cartLine({ faremedia_id: 'card-guest', quantity: 2 })]
    const prepare = () => {
      store('cart', lines)
      store('saved_carts', [{ id: 'saved', savedAt: 1, owner: null, fareMediaId: 'card-guest', lines }])
    }
    const portal = await showCards('guestWithCard', { answers: { leaveCardWithCart: 'leave' } }, prepare)
    window.sessionStorage.setItem('guest_order_keys', '{"order":"key"}')
    portal.store.dispatch(cardLeaveRequested())
    await portal.until((state) => selectVisitor(state).kind === 'visitor')
    await vi.waitUntil(() => window.sessionStorage.getItem('guest_order_keys') === null, { interval: 1 })
    expect(portal.asked).toEqual(['leaveCardWithCart'])
    expect(selectCartLines(portal.store.getState())).toEqual([])
    for (const key of ['card_token', 'isGuestUser', 'faremedia_id', 'current_card']) expect(stored(key)).toBeNull()
    expect(stored('saved_carts')).not.toContain('card-guest')
  })

  test('@FM-12 may cancel leaving', async () => {
    const prepare = () => store('cart', [cartLine({ faremedia_id: 'card-guest' })])
    const stays = await showCards('guestWithCard', { answers: { leaveCardWithCart: 'stay' } }, prepare)
    stays.store.dispatch(cardLeaveRequested())
    await stays.until(() => stays.asked.length > 0)
    await settled()
    expect([stored('card_token'), selectVisitor(stays.store.getState()).kind]).toEqual(['card-session', 'guest'])
    expect(selectCartLines(stays.store.getState())).toHaveLength(1)
  })

  test('@FM-12 is not asked about a cart for no card, which stays', async () => {
    const leaves = await showCards('guestWithCard', {}, () => store('cart', [cartLine()]))
    leaves.store.dispatch(cardLeaveRequested())
    await leaves.until((state) => selectVisitor(state).kind === 'visitor')
    expect(leaves.asked).toEqual([])
    expect(selectCartLines(leaves.store.getState())).toHaveLength(1)
  })

  test('@FM-12 @AUTH-14 whose session ended enters the card again; the cart stays', async () => {
    const { backend, ...portal } = await showCards('guestWithCard', {}, () =>
      store('cart', [cartLine({ faremedia_id: 'card-guest' })]),
    )
    await backend.fault('listFareMedia', '401')
    window.history.replaceState(null, '', '/anonymous/checkout?step=payment')
    portal.store.dispatch(fareCards.requested())
    await goesTo(portal.visited, '/manage-card?from=%2Fanonymous%2Fcheckout%3Fstep%3Dpayment')
    expect(selectNotices(portal.store.getState()).map(({ text }) => text.key)).toEqual(['app:session.cardEnded'])
    for (const key of ['card_token', 'isGuestUser', 'faremedia_id', 'current_card']) expect(stored(key)).toBeNull()
    expect(selectCartLines(portal.store.getState())).toHaveLength(1)
  })
})
