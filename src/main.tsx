/** The entry is small: it starts in parallel what does not depend on each other, and leaves the rest to `boot/start`. */
import { loadFirstPage, sendFirstCalls } from './boot/firstPage'
import { loadSettings } from './boot/loadSettings'
import { reportNotStarted } from './boot/reportNotStarted'
import { readVisit } from './boot/visit'
import type { Begun } from './boot/visit'
import { takeReturnFromAddress } from './features/identity/session/social/takeReturn'
import { preloadTexts } from './i18n/textFiles'
import { watchLeaving } from './shared/navigation/leaving'
import { twice } from './shared/twice'

const isMock = import.meta.env.MODE === 'mock'

const withoutHash = (address: string) => address.split('#')[0]

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
  const begin = (visit = readVisit()): Begun => ({ visit, calls: sendFirstCalls(visit, settings) })
  // Before the start code is asked for: what sends the calls then runs first, and they are answered while that runs.
  let begun = isMock ? { visit: readVisit(), calls: Promise.resolve([]) } : begin()
  const app = twice(() => import('./boot/start'))
  app.catch(() => undefined)
  loadFirstPage(begun.visit)
  // After the page's own, which may bring them.
  void preloadTexts(begun.visit.language)
  if (isMock) {
    const { startMockBackend } = await import('./mocks/browser')
    // `start` reports broken settings. Without hosts there is nothing to mock.
    const operator = await settings.catch(() => undefined)
    if (operator) await startMockBackend(operator)
    // Scenario and language of the mock's address are stored by now.
    begun = begin()
  }
  // What is chosen in the document, before the portal runs, changes the address: its calls are sent at once, too.
  let address = location.href
  const beginAgain = () => {
    // A link to a part of the page is the same visit.
    if (withoutHash(location.href) === withoutHash(address)) return
    address = location.href
    void begun.calls.then((calls) => calls.splice(0).forEach((call) => call.abort()))
    begun = { ...begin(), isAgain: true }
    loadFirstPage(begun.visit)
  }
  window.addEventListener('popstate', beginAgain)
  const { start } = await app
  await start(settings, () => begun)
  window.removeEventListener('popstate', beginAgain)
}

void boot().catch(reportNotStarted)
