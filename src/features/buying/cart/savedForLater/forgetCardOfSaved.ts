import { call } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import type { CartLine } from '../state/cartLine'
import { withCartLock } from '../state/storedCart'
import { keep } from './commitCart'
import type { SavedCart } from './savedCart'
import { readStoredSavedCarts } from './savedCartsStorage'

/** A guest has left the card. Their saved products stay, but putting them back must not choose that card again. */
export function* forgetCardOfSaved(card: string): SagaOf<void> {
  yield* withCartLock(function* () {
    const carts = yield* call(readStoredSavedCarts)
    if (carts.length > 0) yield* keep(carts.map((cart) => withoutCard(cart, card)))
  })
}

/** The cart of a rider is not the guest's. */
function withoutCard(cart: SavedCart, card: string): SavedCart {
  if (cart.owner !== null) return cart
  const forNoCard = (line: CartLine) => (line.faremedia_id === card ? { ...line, faremedia_id: null } : line)
  const fareMediaId = cart.fareMediaId === card ? null : cart.fareMediaId
  return { ...cart, fareMediaId, lines: cart.lines.map(forNoCard) }
}
