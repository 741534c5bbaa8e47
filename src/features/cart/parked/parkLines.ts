import { now } from '../../../shared/clock'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectUser } from '../../session'
import type { CartLine } from '../cartLine'
import { mostParked } from './parkedCart'
import type { ParkedCart } from './parkedCart'
import { parkedRead } from './parkedSlice'
import { readStoredParked, writeParked } from './parkedStorage'

/** Takes over what is stored: at first sight, and when another tab changed it. */
export function* readParked(): SagaOf<ParkedCart[]> {
  const carts = yield* call(readStoredParked)
  yield* put(parkedRead(carts))
  return carts
}

/** Stores them, and shows them. */
export function* keep(carts: ParkedCart[]): SagaOf<void> {
  yield* call(() => writeParked(carts))
  yield* put(parkedRead(carts))
}

/** Makes a saved cart of these lines for the current visitor. */
export function* parkedOf(lines: CartLine[]): SagaOf<ParkedCart> {
  const user = yield* select(selectUser)
  return yield* call(() => {
    const owner = user?.uuid ?? readStored(stored.cartOwner) ?? null
    return {
      id: crypto.randomUUID(),
      parkedAt: now(),
      owner,
      ...(!user && owner && { isOpen: true as const }),
      fareMediaId: readStored(stored.fareMediaId) ?? null,
      lines,
    }
  })
}

/** Keeps lines for later, next to those already kept. Gives false, with nothing changed, where there is no room. */
export function* parkLines(lines: CartLine[]): SagaOf<boolean> {
  const carts = yield* readParked()
  if (carts.length >= mostParked) return false
  yield* keep([yield* parkedOf(lines), ...carts])
  return true
}
