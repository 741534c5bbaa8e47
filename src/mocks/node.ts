import { setupServer } from 'msw/node'
import { createHandler } from './serving/handlers'
import { servedHosts } from './serving/routes'
import type { Hosts } from './serving/routes'
import { createPortalMock } from './portalMock'
import { buildScenario } from './scenarios/buildScenario'
import { writeKeptValues } from './scenarios/keptValues'
import type { ScenarioName } from './scenarios/recipes'
import { createMemoryStore } from './serving/stateStore'

/** The hosts for tests. The backend answers on any origin, so relative addresses work under jsdom, too. */
export const mockHosts: Hosts = {
  accounts: 'http://localhost/backend/accounts',
  transit: 'http://localhost/backend/transit',
  web: 'http://localhost/backend/web',
}

/**
 * The backend for Vitest: start it by `server.listen()`, drive it by `api`, and read or change its state by
 * `store.run`. If there is a browser storage (jsdom), the scenario fills it at the start.
 */
export function createMockBackend(scenario: ScenarioName = 'visitor') {
  const { state, browserStorage } = buildScenario(scenario)
  writeKeptValues(browserStorage)
  const store = createMemoryStore(state)
  return { server: setupServer(createHandler({ hosts: servedHosts, store })), api: createPortalMock(store), store }
}
