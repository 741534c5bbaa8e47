import { createRoot } from 'react-dom/client'
import { parseOperatorSettings } from '../features/settings'
import type { OperatorSettings } from '../features/settings'
import { startLanguage } from '../i18n/languages'
import { startTexts } from '../i18n/texts'
import { readStored } from '../shared/storage/browserStorage'
import { stored } from '../shared/storage/storedKeys'
import { App } from './App'
import { recallPayment } from './recallPayment'
import { createPortalStore, followOtherTabs } from './store'
import { showBrokenSettings } from './showBrokenSettings'
import { whenIdle } from './whenIdle'

/** Starts the portal once its settings are here. A broken settings file is told in plain words, not with a white page. */
export async function start(settings: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  let operator: OperatorSettings
  try {
    operator = parseOperatorSettings(await settings)
  } catch (thrown) {
    showBrokenSettings(root, thrown)
    return
  }
  const language = startLanguage(readStored(stored.language), operator.languages)
  await startTexts(language)
  const store = createPortalStore(operator, language)
  followOtherTabs(store)
  reloadWhenRestored()
  createRoot(root).render(<App store={store} />)
  whenIdle(() => void recallPayment(store))
}

/** Back may restore this page from the browser's memory, as it was before a logout (AUTH-17). */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
