import { createRoot } from 'react-dom/client'
import { keepExchange } from '../api/client'
import { tell } from '../api/reports/tell'
import { offerStarted } from '../api/startedCalls'
import { App } from '../app/App'
import { pages } from '../app/pages'
import { recallPayment } from '../app/recallPayment'
import { admits } from '../app/routing/admits'
import type { FirstScreen, Visit } from '../app/pages/page'
import { layoutComponent, loadScreen } from '../app/screens'
import { createPortalStore, followOtherTabs } from '../app/store'
import { selectEpoch, selectVisitor } from '../features/identity/session'
import type { OperatorSettings } from '../features/identity/settings'
import { startLanguage } from '../i18n/languages'
import { startTexts } from '../i18n/texts'
import { lendNavigator } from '../shared/navigation/navigation'
import type { AppStore } from '../shared/store'
import { afterPaint } from '../shared/ui/page/afterPaint'
import { whenIdle } from '../shared/whenIdle'
import type { Begun } from './visit'

/**
 * Starts the portal once its settings are loaded. `begun` is asked for after that, because a choice in the document may
 * have changed the visit. Rejects if settings or texts are unusable.
 */
export async function start(settings: Promise<OperatorSettings>, begun: () => Begun): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const operator = await settings
  const language = startLanguage(begun().visit.language, operator.languages)
  await startTexts(language)
  const store = createPortalStore(operator, language)
  void begun().calls.then(([call]) => keepExchange(call?.exchange))
  followOtherTabs(store)
  reloadWhenRestored()
  const prepared = prepareFirstScreen(store, begun)
  // Code that runs before the router can still change the address at which the router starts.
  lendNavigator((to, { state } = {}) => window.history.replaceState({ usr: state }, '', to))
  // A document that already shows the page stays until its screen can replace it, without an empty frame in between.
  const first = root.hasChildNodes() ? await prepared : undefined
  first?.screen.enter?.(store, begun().visit)
  createRoot(root, { onCaughtError: noteCrash }).render(<App store={store} first={first} />)
  whenIdle(() => void recallPayment(store))
  startMonitoring(operator)
}

/** Milliseconds in which the answer to a choice in the document may come before the portal renders without it. */
const mostForAnswer = 1_500

/** Resolves when the document shows the answer to a choice, so that the portal takes over all that the visitor sees. */
async function answerShown(calls: Begun['calls']): Promise<void> {
  const shown = async () => {
    const [call] = await calls
    if (!call?.isShown) return
    await call.result
    await new Promise<void>(afterPaint)
  }
  await Promise.race([shown(), new Promise((resolve) => setTimeout(resolve, mostForAnswer))])
}

/**
 * Offers the first calls of the visit to the flows, and prepares its screen. If the visitor chooses a filter meanwhile, it
 * does the same for the new visit.
 */
async function prepareFirstScreen(store: AppStore, begun: () => Begun): Promise<FirstScreen | undefined> {
  for (;;) {
    const { visit, calls, isAgain } = begun()
    offerStarted(calls, selectEpoch(store.getState()), visit.route?.name)
    const first = await firstScreen(store, visit)
    if (isAgain) await answerShown(calls)
    if (visit === begun().visit) return first
  }
}

/**
 * Resolves when the screen of the visit's page can render at once, with it. The store knows who is here now. A failure
 * counts when the route itself loads the screen.
 */
async function firstScreen(store: AppStore, { route, query }: Visit): Promise<FirstScreen | undefined> {
  if (!route || !admits(pages[route.name].access, selectVisitor(store.getState()).kind)) return undefined
  const page = pages[route.name]
  const [screen] = await Promise.all([
    loadScreen(page).catch(() => undefined),
    page.layout &&
      layoutComponent(page.layout)
        .load()
        .catch(() => undefined),
  ])
  await screen?.parts?.(query)?.catch(() => undefined)
  return screen && { name: route.name, screen }
}

/** A boundary shows what is left of the page. The error goes to the console, as React itself would write it. */
function noteCrash(thrown: unknown): void {
  // oxlint-disable-next-line no-console -- as React does by itself
  console.error(thrown)
  tell({ kind: 'crash', part: 'screen', thrown })
}

/**
 * Reports faults to the operator, in the share of page loads that the settings name. If its code fails to load, nothing
 * is reported.
 */
function startMonitoring({ monitoring }: OperatorSettings): void {
  // oxlint-disable-next-line portal/no-restricted-syntax -- a share of page loads, not an identifier
  if (!monitoring || Math.random() >= monitoring.sample) return
  whenIdle(
    () =>
      void import('../app/monitoring/monitor').then(
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
