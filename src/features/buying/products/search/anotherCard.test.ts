// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { BodyOf } from '../../../../api/contract/base/endpoint'
import type { searchProductsForCard } from '../../../../api/contract/buying/products'
import { cartLine } from '../../../../testing/buying/cartLines'
import { isSettled, openProducts, portalWithProducts, searchFor } from '../../../../testing/buying/productsPage'
import { testBackend } from '../../../../testing/portal'
import { writeStored } from '../../../../shared/storage/browserStorage'
import { cardKeys } from '../../../cards/fareMedia'
import { fareCards } from '../../../cards/fareMedia/cards/fareCards'
import { selectCurrentCard } from '../../../cards/fareMedia/cards/fareMediaSlice'
import { writeSavedCarts } from '../../cart/savedForLater/savedCartsStorage'
import { restoreRequested } from '../../cart/state/cartRequests'
import { selectCartLines } from '../../cart'

test('@CAT-12 @CART-11 a restored cart for another card: the page names that card, and searches again for it', async () => {
  const backend = testBackend('riderWithTwoCards')
  writeStored(cardKeys.fareMediaId, 'card-phone')
  const lines = [cartLine({ faremedia_id: 'card-plastic' })]
  writeSavedCarts([{ id: 'saved', savedAt: 1, owner: null, fareMediaId: 'card-plastic', lines }])
  const portal = portalWithProducts()
  portal.store.dispatch(fareCards.requested())
  const cardShown = (id: string) => portal.until((state) => selectCurrentCard(state)?.faremediaId === id)
  await cardShown('card-phone')
  await openProducts(searchFor({ passType: 'digital' }), portal)
  portal.store.dispatch(restoreRequested('saved'))
  await portal.until((state) => selectCartLines(state).length === 1)
  await cardShown('card-plastic')
  await portal.until(isSettled)
  const searches = (await backend.calls()).filter(({ name }) => name === 'searchProductsForCard')
  const searchedFor = searches.map(({ body }) => (body as BodyOf<typeof searchProductsForCard>).faremedia_id)
  expect([searchedFor[0], searchedFor.at(-1)]).toEqual(['card-phone', 'card-plastic'])
})
