import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstTexts, textFile } from './textFiles'

/** Starts the texts in a language and marks the document with it. */
export async function startTexts(language: string): Promise<void> {
  await i18next
    .use({
      type: 'backend' as const,
      read(wanted: string, namespace: string, done: (error: unknown, texts: unknown) => void) {
        const texts = textFile(wanted, namespace) ?? Promise.reject(new Error(`No texts: ${wanted}/${namespace}`))
        texts.then(
          (loaded) => done(null, loaded),
          (error: unknown) => done(error, false),
        )
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      // Every language is complete: a test compares them (LANG-02), so that only the one in use is ever loaded.
      fallbackLng: false,
      ns: [...firstTexts],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
  document.documentElement.lang = language
}

/** Shows another language. Gives false, with nothing changed, when its texts cannot be loaded. */
export async function showLanguage(language: string): Promise<boolean> {
  const before = i18next.language
  await i18next.changeLanguage(language)
  if (!i18next.hasResourceBundle(language, firstTexts[0])) {
    await i18next.changeLanguage(before)
    return false
  }
  document.documentElement.lang = language
  return true
}

/** Fetches a screen's texts in the language in use. A failure is left to whoever shows them, who tries again. */
export async function loadTexts(namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces)
}
