import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatNumber } from '../shared/locales/numbers'
import { twice } from '../shared/twice'
import { firstTexts, textFile } from './textFiles'

/* i18next treats a failed file as an empty one and shows keys until a reload, so the portal loads the texts itself. */

const read = async (language: string, namespaces: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      namespaces.map(async (namespace) => [namespace, await textFile(language, namespace, namespaces)] as const),
    ),
  )

const written = (value: unknown) => (typeof value === 'number' ? formatNumber(value, i18next.language) : String(value))

/** Starts the texts in a language and marks the document with it. */
export async function startTexts(language: string): Promise<void> {
  const texts = await twice(() => read(language, firstTexts))
  await i18next.use(initReactI18next).init({
    lng: language,
    // A test checks that every language is complete (LANG-02), so only the current one is loaded.
    fallbackLng: false,
    resources: { [language]: texts },
    defaultNS: 'app',
    // React escapes texts. This function writes a number as its language does.
    interpolation: { escape: written, useRawValueToEscape: true },
    returnNull: false,
    // No key is ever shown: a screen without its texts crashes, and its boundary shows the error.
    parseMissingKeyHandler: (key) => {
      throw new Error(`No text: ${key}`)
    },
  })
  document.documentElement.lang = language
}

/** Loads until no text is missing: the visitor may request another language or screen meanwhile. */
async function complete(lacking: () => { language: string; namespaces: string[] }): Promise<void> {
  const { language, namespaces } = lacking()
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing.length === 0) return
  const texts = await read(language, missing)
  for (const namespace of missing) i18next.addResourceBundle(language, namespace, texts[namespace])
  await complete(lacking)
}

/** Loads texts in the current language. Rejects on failure; the next call tries again. */
export function loadTexts(namespaces: string[]): Promise<void> {
  return complete(() => ({ language: i18next.language, namespaces }))
}

/** Loads all used texts in another language. Rejects if one of them fails to load. */
export function loadLanguage(language: string): Promise<void> {
  const inUse = () => Object.keys(i18next.getDataByLanguage(i18next.language) ?? {})
  return twice(() => complete(() => ({ language, namespaces: inUse() })))
}

export async function showLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
