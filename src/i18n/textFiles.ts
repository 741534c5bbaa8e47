/** One file per feature and language; only the language in use is loaded, a screen's texts with the screen. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' })

/** Texts that the first view needs, built into one chunk per language. */
export const firstTexts = ['app', 'shared', 'session', 'cart'] as const

/** Loads one feature's texts; undefined where no such file exists. */
export function textFile(language: string, namespace: string): Promise<Record<string, unknown>> | undefined {
  return files[`../../locales/${language}/${namespace}.json`]?.()
}

/** Starts loading a language's first texts, before anything else is known. */
export function preloadTexts(language: string): Promise<unknown> {
  return Promise.allSettled(firstTexts.map((namespace) => textFile(language, namespace)))
}
