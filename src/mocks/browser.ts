import { setupWorker } from 'msw/browser'
import { allowPlainAddresses } from '../shared/trustedTypes'
import { applyAddress } from './addressParameters'
import { createHandler } from './serving/handlers'
import { payPalHandler } from './serving/payPalScript'
import type { Hosts } from './serving/routes'
import { createPortalMock, showClock } from './portalMock'
import type { PortalMock } from './portalMock'
import { buildScenario } from './scenarios/buildScenario'
import { createBrowserStore } from './serving/stateStore'

declare global {
  interface Window {
    portalMock?: PortalMock
  }
}

const refused = `The mock backend keeps its data in this browser, and the browser refuses it.
Please allow this site to store data (cookies, site data), or open it in a window that is not private.

Le serveur simulé conserve ses données dans ce navigateur, qui le refuse.
Veuillez autoriser ce site à stocker des données (témoins, données de sites) ou l’ouvrir hors d’une fenêtre privée.`

const workerScript = '/mockServiceWorker.js'

/**
 * Starts the backend in this page. It applies the parameters of the address and removes them from the address, before
 * the portal starts with the scenario's storage and clock.
 */
export async function startMockBackend(hosts: Hosts): Promise<void> {
  try {
    await start(hosts)
  } catch (thrown) {
    throw new Error(refused, { cause: thrown })
  }
}

async function start(hosts: Hosts): Promise<void> {
  // Trusted Types would refuse the worker's address as plain text.
  allowPlainAddresses(({ origin, pathname }) => origin === window.location.origin && pathname === workerScript)
  const store = createBrowserStore(() => buildScenario('visitor').state)
  const portalMock = createPortalMock(store)
  showClock(await store.run((state) => state.clock))
  const address = new URL(window.location.href)
  const rest = await applyAddress(address, portalMock)
  if (rest.href !== address.href) window.history.replaceState(window.history.state, '', rest)
  await setupWorker(createHandler({ hosts, store }), payPalHandler).start({
    serviceWorker: { url: workerScript },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
  window.portalMock = portalMock
}
