import { languageFor } from '../shared/locales/languageFor'
import { renewFiles } from '../shared/renewFiles'
import { notStartedTexts } from './notStartedTexts'

/**
 * Shows that the portal cannot start: its settings are broken, or its files or texts did not load. It stands inside the
 * documents, so it can be shown where no file loads. It says it in the language of the document, or where that is
 * English in the first one of the browser, and in English; then follows the error for support.
 */
export function showNotStarted(thrown: unknown): void {
  const language = [document.documentElement.lang, ...navigator.languages].map(languageFor).find(isTranslated)
  const [english, own] = ['en', language].map((name) => (name ? notStartedTexts[name] : undefined))
  const alert = element('main', '')
  alert.setAttribute('role', 'alert')
  const again = element('button', '')
  again.style.minHeight = '44px'
  again.onclick = () => void renewFiles().then(() => window.location.reload())
  const fault = element('pre', thrown instanceof Error ? thrown.message : String(thrown))
  fault.style.whiteSpace = 'pre-wrap'
  if (own) {
    alert.append(element('h1', own[0], language))
    again.append(element('span', `${own[1]} · `, language))
  }
  if (english) {
    alert.append(element(own ? 'p' : 'h1', english[0], 'en'))
    again.append(element('span', english[1], 'en'))
  }
  alert.append(again, fault)
  document.getElementById('root')?.replaceChildren(alert)
}

const isTranslated = (language: string | undefined) =>
  language !== undefined && language !== 'en' && language in notStartedTexts

function element<Tag extends 'main' | 'h1' | 'p' | 'button' | 'span' | 'pre'>(
  tag: Tag,
  text: string,
  language?: string,
) {
  const made = document.createElement(tag)
  made.textContent = text
  if (language) made.lang = language
  return made
}
