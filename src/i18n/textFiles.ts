/**
 * One file per feature and language. Only the current language is loaded, and a screen's texts load with the screen.
 */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' })

/** Texts of the first load, built into one chunk per language. */
export const firstTexts = ['app', 'shared', 'session', 'cart'] as const

/** Loads one feature's texts. */
export async function textFile(language: string, namespace: string): Promise<Record<string, unknown>> {
  const load = files[`../../locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`No texts: ${language}/${namespace}`)
  return load()
}

/** Starts loading a language's first texts, before the rest of the portal is loaded. */
export function preloadTexts(language: string): Promise<unknown> {
  return Promise.allSettled(firstTexts.map((namespace) => textFile(language, namespace)))
}
