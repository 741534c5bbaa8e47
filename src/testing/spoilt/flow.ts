import { soldLine } from '../buying/cartLines'
import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import type { createMockBackend } from '../../mocks/node'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { writeStored } from '../../shared/storage/browserStorage'
import type { Hands } from '../acts/pressedAct'

type Backend = ReturnType<typeof createMockBackend>

/** What a visitor does in the portal, and what tells that it went well. */
export interface Flow {
  scenario: ScenarioName
  at: string
  prepare?: (backend: Backend) => unknown
  act?: (hands: Hands, backend: Backend) => Promise<unknown>
  says: RegExp
}

/** Puts products into the cart before the portal starts. */
export const cartOf = (uuid: string, quantity = 1) => writeStored(cartKeys.cart, [{ ...soldLine(uuid), quantity }])

export const asGuest = () => writeStored(sessionKeys.isGuestUser, 'true')
