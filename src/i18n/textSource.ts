import { completeTexts, hasFallbacks } from './completeTexts'
import type { Texts } from './completeTexts'
import { pseudoLocale, pseudoTexts } from './pseudoLocale'

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' })
const read = (language: string, feature: string) => files[`../../locales/${language}/${feature}.json`]?.()

/** The texts of a feature in a language, and whether some of them are in English. */
export interface ReadTexts {
  texts: Texts
  isPartial: boolean
}

/**
 * Reads the texts of one feature in one language. The development server and the tests read the files of `locales`. A
 * build has files of whole sets, whose names follow a rule instead of a table, and reads them by `builtTextSource`.
 */
export async function readTexts(language: string, feature: string, _together: readonly string[]): Promise<ReadTexts> {
  const english = await read('en', feature)
  if (!english) throw new Error(`No texts: ${feature}`)
  const own = language === pseudoLocale ? pseudoTexts(english) : await read(language, feature)
  const texts = completeTexts(language, own ?? {}, english)
  return { texts, isPartial: hasFallbacks(texts) }
}
