/** The entry is small: it starts in parallel what does not depend on each other, and leaves the rest to `app/start`. */
import { loadFirstPage, startFirstCalls } from './app/entry/firstPage'
import { loadSettings } from './app/loadSettings'
import { reportNotStarted } from './app/reportNotStarted'
import { takeReturnFromAddress } from './features/identity/session/social/takeReturn'
import { preloadTexts } from './i18n/textFiles'
import { watchLeaving } from './shared/navigation/leaving'
import { languageOfVisit } from './i18n/languageOfVisit'
import { twice } from './shared/twice'

const isMock = import.meta.env.MODE === 'mock'

// A function instead of top-level await, because chunks that import from this one would wait for it, and it for them.
async function boot(): Promise<void> {
  if (isMock && window.parent !== window)
    await import('./mocks/frames/beginFrame').then(({ beginFrame }) => beginFrame())
  // The document's own script looks for this mark, to know that the entry runs.
  document.documentElement.dataset.started = ''
  if (isMock && window.location.pathname === '/__screens') {
    const { showGallery } = await import('./mocks/gallery/showGallery')
    return await showGallery()
  }
  if (isMock && window.location.pathname === '/__operator') {
    const { showOperator } = await import('./mocks/operator/showOperator')
    return await showOperator()
  }
  // Runs before any other code reads the address, because Apple's sign-in returns with a token in it.
  takeReturnFromAddress()
  watchLeaving()
  const settings = loadSettings()
  // `start` awaits the settings and reports a failure. This handler only prevents an "unhandled rejection" before that.
  settings.catch(() => undefined)
  // Before the start code is asked for: what sends the calls then runs first, and they are answered while that runs.
  const early = isMock ? undefined : startFirstCalls(window.location, settings)
  const app = twice(() => import('./app/start'))
  app.catch(() => undefined)
  loadFirstPage(window.location)
  // After the page's own, which may bring them.
  void preloadTexts(languageOfVisit())
  if (isMock) {
    const { startMockBackend } = await import('./mocks/browser')
    // `start` reports broken settings. Without hosts there is nothing to mock.
    const operator = await settings.catch(() => undefined)
    if (operator) await startMockBackend(operator)
  }
  let firstCalls = early ?? startFirstCalls(window.location, settings)
  firstCalls.catch(() => undefined)
  // What is chosen in the document, before the portal runs, changes the address: its calls are sent at once, too.
  const sendAgain = () => void (firstCalls = startFirstCalls(window.location, settings)).catch(() => undefined)
  window.addEventListener('popstate', sendAgain)
  const { start } = await app
  await start(settings, () => firstCalls)
  window.removeEventListener('popstate', sendAgain)
}

void boot().catch(reportNotStarted)
