import type { ReadTexts } from './textSource'
import { fileOfTexts, setOf, setsOf } from './textSets'

/** The version of this build's texts. `build/textFiles` defines it. */
declare const __TEXTS_VERSION__: string

/** The sets that were asked for, by language. Each set is loaded once. */
const asked = new Set<string>()

/**
 * Stands in for `textSource` in a build: reads a feature's texts, and those loaded `together` with them, from built
 * files.
 */
export async function readTexts(language: string, feature: string, together: readonly string[]): Promise<ReadTexts> {
  // Documents with the operator's own words name the version that holds them (`build/applySettings`).
  const version = document.documentElement.dataset.texts ?? __TEXTS_VERSION__
  const load = (set: string) =>
    import(/* @vite-ignore */ `/${fileOfTexts(set, language, version)}`) as Promise<Record<string, unknown>>
  const known = setsOf(feature).find((set) => asked.has(`${language} ${set}`))
  const set = known ?? setOf(feature, together)
  asked.add(`${language} ${set}`)
  const { [feature]: texts, isPartial } = await load(set).catch((thrown: unknown) => {
    asked.delete(`${language} ${set}`)
    // Where a file with the texts of many pages fails, those of the first load and of other pages still come.
    if (set === setOf(feature)) throw thrown
    return load(setOf(feature))
  })
  return { texts, isPartial } as ReadTexts
}
