import type { ReadTexts } from './textSource'
import { fileOfTexts, setOf, setsOf } from './textSets'

/** The version of the texts of this build: `build/textFiles` defines it. */
declare const __TEXTS_VERSION__: string

/** The sets that were asked for, by language: no other set is loaded for what one of them brings. */
const asked = new Set<string>()

/** Reads a feature's texts, and those that are loaded with them, from the files of a build, where it stands in for `textSource`. */
export async function readTexts(language: string, feature: string, together: readonly string[]): Promise<ReadTexts> {
  // Documents with the operator's own words name the version that holds them (`build/applySettings`).
  const version = document.documentElement.dataset.texts ?? __TEXTS_VERSION__
  const known = setsOf(feature).find((set) => asked.has(`${language} ${set}`))
  const set = known ?? setOf(feature, together)
  asked.add(`${language} ${set}`)
  const file = `/${fileOfTexts(set, language, version)}`
  const { [feature]: texts, isPartial } = (await import(/* @vite-ignore */ file)) as Record<string, unknown>
  return { texts, isPartial } as ReadTexts
}
