import { setupServer } from 'msw/node'
import { createHandlers } from './serving/handlers'
import type { Hosts } from './serving/handlers'
import { createPortalMock } from './portalMock'
import { buildScenario } from './scenarios/buildScenario'
import { writeKeptValues } from './scenarios/keptValues'
import type { ScenarioName } from './scenarios/recipes'
import { createMemoryStore } from './serving/stateStore'

/** Where tests reach the backend. It answers on any origin, so relative addresses under jsdom do as well. */
export const mockHosts: Hosts = {
  accounts: 'http://localhost/backend/accounts',
  transit: 'http://localhost/backend/transit',
  web: 'http://localhost/backend/web',
}

const servedHosts: Hosts = { accounts: '/backend/accounts', transit: '/backend/transit', web: '/backend/web' }

/**
 * The backend for Vitest: `server.listen()` it, drive it by `api`, look into it or change it by `store.run`.
 * Where there is a browser storage (jsdom), it is the scenario's from the start.
 */
export function createMockBackend(scenario: ScenarioName = 'visitor') {
  const { state, browserStorage } = buildScenario(scenario)
  writeKeptValues(browserStorage)
  const store = createMemoryStore(state)
  return { server: setupServer(...createHandlers({ hosts: servedHosts, store })), api: createPortalMock(store), store }
}
