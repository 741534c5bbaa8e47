import { setupServer } from 'msw/node'
import { createHandler } from './serving/handlers'
import { servedHosts } from './serving/routes'
import type { Hosts } from './serving/routes'
import { createPortalMock } from './portalMock'
import { buildScenario } from './scenarios/buildScenario'
import type { Scenario } from './scenarios/buildScenario'
import { writeKeptValues } from './scenarios/keptValues'
import type { ScenarioName } from './scenarios/recipes'
import { createMemoryStore } from './serving/stateStore'

/** The hosts for tests. The backend answers on any origin, so relative addresses work under jsdom, too. */
export const mockHosts: Hosts = {
  accounts: 'http://localhost/backend/accounts',
  transit: 'http://localhost/backend/transit',
  web: 'http://localhost/backend/web',
}

const built = new Map<ScenarioName, Scenario>()

/** Returns a copy of a scenario. Hundreds of tests begin with the same one, and a copy takes a third of the time or less. */
function copyOf(name: ScenarioName): Scenario {
  const scenario = built.get(name) ?? buildScenario(name)
  built.set(name, scenario)
  return structuredClone(scenario)
}

/**
 * The backend for Vitest: start it by `server.listen()`, drive it by `api`, and read or change its state by
 * `store.run`. If there is a browser storage (jsdom), the scenario fills it at the start.
 */
export function createMockBackend(scenario: ScenarioName = 'visitor') {
  const { state, browserStorage } = copyOf(scenario)
  writeKeptValues(browserStorage)
  const store = createMemoryStore(state)
  return { server: setupServer(createHandler({ hosts: servedHosts, store })), api: createPortalMock(store), store }
}
