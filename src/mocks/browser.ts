import type { OperatorSettings } from '../features/identity/settings/operatorSettings'
import { applyAddress } from './addressParameters'
import { offerBench } from './benchButton'
import { isScreenFrame } from './frames/frameName'
import { createFilesHandler } from './frames/laidFiles'
import { draftOfFrame } from './frames/layDraft'
import { chosenLanguage } from './scenarios/keptValues'
import { createExchangeLog } from './serving/exchanges'
import { createHandler, createReportsHandler } from './serving/handlers'
import { payPalHandler } from './serving/payPalScript'
import { createPortalMock, showClock } from './portalMock'
import type { PortalMock } from './portalMock'
import type { BackendState } from './state'
import { buildScenario } from './scenarios/buildScenario'
import { createBrowserStore, createMemoryStore } from './serving/stateStore'
import { startWorker } from './startWorker'

declare global {
  interface Window {
    portalMock?: PortalMock
  }
}

type MockedOperator = Pick<OperatorSettings, 'hosts' | 'languages' | 'monitoring'>

const refused = `The mock backend keeps its data in this browser, and the browser refuses it.
Please allow this site to store data (cookies, site data), or open it in a window that is not private.

Le serveur simulé conserve ses données dans ce navigateur, qui le refuse.
Veuillez autoriser ce site à stocker des données (témoins, données de sites) ou l’ouvrir hors d’une fenêtre privée.`

/**
 * Starts the backend in this page. It applies the parameters of the address and removes them from the address, before
 * the portal starts with the scenario's storage and clock. The operator then offers the tester's language, too.
 */
export async function startMockBackend(operator: MockedOperator): Promise<void> {
  try {
    await start(operator)
  } catch (thrown) {
    throw new Error(refused, { cause: thrown })
  }
}

async function start(operator: MockedOperator): Promise<void> {
  const begin = (state: BackendState) => Object.assign(state, { began: Date.now() })
  const build = () => begin(buildScenario('visitor').state)
  const store = isScreenFrame() ? createMemoryStore(build()) : createBrowserStore(build)
  const portalMock = createPortalMock(store, begin)
  showClock(await store.run(({ clock, began }) => ({ clock, began })))
  const address = new URL(window.location.href)
  const rest = await applyAddress(address, portalMock)
  const shorten = () => {
    if (rest.href !== address.href) window.history.replaceState(window.history.state, '', rest)
  }
  // A worker that is new may load the page again. Its state in memory is then lost, and built again from the address.
  if (!isScreenFrame()) shorten()
  const language = chosenLanguage()
  if (language !== null && !operator.languages.includes(language)) operator.languages.push(language)
  const log = createExchangeLog()
  const handlers = [createHandler({ hosts: operator.hosts, store, log }), payPalHandler]
  if (operator.monitoring) handlers.push(createReportsHandler(operator.monitoring.endpoint, store))
  if (draftOfFrame()) handlers.push(createFilesHandler(() => draftOfFrame()?.files ?? {}))
  await startWorker(...handlers)
  if (isScreenFrame()) shorten()
  window.portalMock = portalMock
  offerBench(portalMock, log, address.searchParams.get('bench'))
}
