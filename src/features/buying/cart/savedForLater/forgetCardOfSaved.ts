import { call } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import type { CartLine } from '../state/cartLine'
import { withCartLock } from '../state/storedCart'
import { keep } from './commitCart'
import type { SavedCart } from './savedCart'
import { readStoredSavedCarts } from './savedCartsStorage'

type IsLeft = (card: string) => boolean

/** Guests have left these cards. Their saved products stay, but putting them back must not choose such a card again. */
export function* forgetCardOfSaved(isLeft: IsLeft): SagaOf<void> {
  yield* withCartLock(function* () {
    const carts = yield* call(readStoredSavedCarts)
    if (carts.length > 0) yield* keep(carts.map((cart) => withoutCard(cart, isLeft)))
  })
}

/** The cart of a rider is not the guest's. */
function withoutCard(cart: SavedCart, isLeft: IsLeft): SavedCart {
  if (cart.owner !== null) return cart
  const forNoCard = (line: CartLine) =>
    line.faremedia_id && isLeft(line.faremedia_id) ? { ...line, faremedia_id: null } : line
  const fareMediaId = cart.fareMediaId && isLeft(cart.fareMediaId) ? null : cart.fareMediaId
  return { ...cart, fareMediaId, lines: cart.lines.map(forNoCard) }
}
