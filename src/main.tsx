/** The entry is tiny: it starts side by side what can start at once, and leaves the rest to `app/start`. */
import { loadSettings } from './app/loadSettings'
import { showNotStarted } from './app/showNotStarted'
import { takeReturnFromAddress } from './features/session/social/takeReturn'
import { preloadTexts } from './i18n/textFiles'
import { watchLeaving } from './shared/navigation/leaving'
import { languageOfVisit } from './shared/storage/languageOfVisit'
import { twice } from './shared/twice'

// A function, not top-level await: chunks that import from this one would wait for it, and it for them.
async function boot(): Promise<void> {
  // Before anything else may read the address: Apple's sign-in comes back with a token in it.
  takeReturnFromAddress()
  watchLeaving()
  const settings = loadSettings()
  // Whoever awaits them hears of a failure; until then it is nobody's.
  settings.catch(() => undefined)
  void preloadTexts(languageOfVisit())
  const app = twice(() => import('./app/start'))
  app.catch(() => undefined)
  if (import.meta.env.MODE === 'mock') {
    const { startMockBackend } = await import('./mocks/browser')
    // Broken settings are told by `start`; without hosts there is nothing to mock.
    const { hosts } = (await settings.catch(() => ({}))) as { hosts?: Parameters<typeof startMockBackend>[0] }
    if (hosts?.accounts && hosts.transit && hosts.web) await startMockBackend(hosts)
  }
  const { start } = await app
  await start(settings)
}

void boot().catch(showNotStarted)
