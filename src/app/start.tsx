import { createRoot } from 'react-dom/client'
import { keepExchange } from '../api/client'
import { tell } from '../api/reports/tell'
import { offerStarted } from '../api/startedCalls'
import type { StartedCall } from '../api/startedCalls'
import { selectEpoch } from '../features/identity/session'
import type { OperatorSettings } from '../features/identity/settings'
import { startLanguage } from '../i18n/languages'
import { startTexts } from '../i18n/texts'
import { lendNavigator } from '../shared/navigation/navigation'
import { routeOf } from '../shared/routeOf'
import { readStored } from '../shared/storage/browserStorage'
import { settingsKeys } from '../features/identity/settings/settingsKeys'
import { App } from './App'
import { recallPayment } from './recallPayment'
import { prepareFirstPage } from './preparedScreens'
import { createPortalStore, followOtherTabs } from './store'
import { whenIdle } from '../shared/whenIdle'

/**
 * Starts the portal once its settings are loaded. Takes the calls that the entry has sent for the first page. Rejects if
 * settings or texts are unusable.
 */
export async function start(
  settings: Promise<OperatorSettings>,
  firstCalls = (): Promise<StartedCall[]> => Promise.resolve([]),
): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const operator = await settings
  const language = startLanguage(readStored(settingsKeys.language), operator.languages)
  await startTexts(language)
  const store = createPortalStore(operator, language)
  const started = firstCalls()
  offerStarted(started, selectEpoch(store.getState()), routeOf(window.location.pathname)?.name)
  void started.then(([call]) => keepExchange(call?.exchange)).catch(() => undefined)
  followOtherTabs(store)
  reloadWhenRestored()
  const page = prepareFirstPage(store, window.location)
  // What begins before the router is there can still change the address at which it starts.
  lendNavigator((to, { state } = {}) => window.history.replaceState({ usr: state }, '', to))
  // A document that already shows the page stays until its screen can replace it, without an empty frame in between.
  if (root.hasChildNodes()) (await page)?.enter?.(store)
  createRoot(root, { onCaughtError: noteCrash }).render(<App store={store} />)
  whenIdle(() => void recallPayment(store))
  startMonitoring(operator)
}

/** A boundary shows what is left of the page, and the console has the error, as React itself would write it. */
function noteCrash(thrown: unknown): void {
  // eslint-disable-next-line no-console -- as React does by itself
  console.error(thrown)
  tell({ kind: 'crash', part: 'screen', thrown })
}

/** Tells the operator of faults, in the share of page loads that the settings name. Without its code nothing is told. */
function startMonitoring({ monitoring }: OperatorSettings): void {
  // eslint-disable-next-line no-restricted-syntax -- a share of page loads, not an identifier
  if (!monitoring || Math.random() >= monitoring.sample) return
  whenIdle(
    () =>
      void import('./monitoring/monitor').then(
        ({ monitor }) => monitor(monitoring.endpoint),
        () => undefined,
      ),
  )
}

/**
 * Reloads a page that Back restores from the browser's memory, because it may be from before a logout (AUTH-17).
 */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
