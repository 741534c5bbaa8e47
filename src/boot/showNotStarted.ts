import { languageFor } from '../shared/locales/languageFor'
import { renewFiles } from '../shared/renewFiles'

/**
 * What a visitor reads where no file of texts can be: that the site is not available, and the button. By language;
 * English always stands beside it.
 */
export const notStartedTexts: Readonly<Record<string, readonly [sentence: string, button: string]>> = {
  en: ['This site is not available at the moment.', 'Try again'],
  fr: ['Ce site n’est pas disponible pour le moment.', 'Réessayer'],
  es: ['Este sitio no está disponible en este momento.', 'Intentar de nuevo'],
  nl: ['Deze site is op dit moment niet beschikbaar.', 'Opnieuw proberen'],
  de: ['Diese Website ist im Moment nicht verfügbar.', 'Erneut versuchen'],
  pt: ['Este site não está disponível no momento.', 'Tentar novamente'],
  fil: ['Hindi available ang site na ito sa ngayon.', 'Subukan ulit'],
  vi: ['Trang này hiện không hoạt động.', 'Thử lại'],
  'zh-Hans': ['本网站暂时无法使用。', '重试'],
  'zh-Hant': ['本網站目前無法使用。', '再試一次'],
}

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
