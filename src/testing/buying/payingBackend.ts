import { buildScenario } from '../../mocks/scenarios/buildScenario'
import { writeKeptValues } from '../../mocks/scenarios/keptValues'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import type { BackendState } from '../../mocks/state'
import { forgetStorageState, writeStored } from '../../shared/storage/browserStorage'
import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import { cartLine } from './cartLines'

export type Buyer = 'rider' | 'guest'

const once = <T>(build: () => T) => {
  let built: T | undefined
  return () => (built ??= build())
}

/** Returns a scenario reduced to one product, because thousands of copies are made of it. */
const small = (name: ScenarioName) => () => {
  const { state, browserStorage } = buildScenario(name)
  return { state: { ...state, filters: [], products: state.products.filter(isRide) }, browserStorage }
}
const scenarios = { rider: once(small('riderSignedIn')), guest: once(small('visitor')) }

export const isRide = ({ uuid }: { uuid: string }) => uuid === 'bus-adult-single'

/** Returns the backend of a buyer with two rides in the cart, and fills the browser's storage. */
export function beginBuying(buyer: Buyer): BackendState {
  const { state, browserStorage } = structuredClone(scenarios[buyer]())
  forgetStorageState()
  writeKeptValues(browserStorage)
  if (buyer === 'guest') writeStored(sessionKeys.isGuestUser, 'true')
  writeStored(cartKeys.cart, [cartLine({ quantity: 2 })])
  return state
}
