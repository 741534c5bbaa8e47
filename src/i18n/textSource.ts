import { completeTexts, hasFallbacks } from './completeTexts'
import type { Texts } from './completeTexts'
import { pseudoLocale, pseudoTexts } from './pseudoLocale'

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' })
const read = (language: string, feature: string) => files[`../../locales/${language}/${feature}.json`]?.()

export interface ReadTexts {
  texts: Texts
  isPartial: boolean
}

/**
 * Reads a feature's texts in a language from `locales`, in the development server and in tests. In a build,
 * `builtTextSource` replaces it.
 */
export async function readTexts(language: string, feature: string, _together: readonly string[]): Promise<ReadTexts> {
  const english = await read('en', feature)
  if (!english) throw new Error(`No texts: ${feature}`)
  const own = language === pseudoLocale ? pseudoTexts(english) : await read(language, feature)
  const texts = completeTexts(language, own ?? {}, english)
  return { texts, isPartial: hasFallbacks(texts) }
}
