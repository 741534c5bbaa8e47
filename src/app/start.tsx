import { createRoot } from 'react-dom/client'
import { parseOperatorSettings } from '../features/settings'
import { startLanguage } from '../i18n/languages'
import { startTexts } from '../i18n/texts'
import { readStored } from '../shared/storage/browserStorage'
import { stored } from '../shared/storage/storedKeys'
import { App } from './App'
import { recallPayment } from './recallPayment'
import { createPortalStore, followOtherTabs } from './store'
import { whenIdle } from '../shared/whenIdle'

/** Starts the portal once its settings are loaded. Rejects if settings or texts are unusable. */
export async function start(settings: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const operator = await settings.then(parseOperatorSettings).catch((thrown: unknown) => {
    throw new Error(`settings.json: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  })
  const language = startLanguage(readStored(stored.language), operator.languages)
  await startTexts(language)
  const store = createPortalStore(operator, language)
  followOtherTabs(store)
  reloadWhenRestored()
  createRoot(root).render(<App store={store} />)
  whenIdle(() => void recallPayment(store))
}

/**
 * Reloads a page that Back restores from the browser's memory, because it may be from before a logout (AUTH-17).
 */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
