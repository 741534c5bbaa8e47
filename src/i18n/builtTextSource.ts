import type { ReadTexts } from './textSource'
import { fileOfTexts, setOf } from './textSets'

/** The version of the texts of this build: `build/textFiles` defines it. */
declare const __TEXTS_VERSION__: string

/** Reads a feature's texts from the files of a build, where it stands in for `textSource`. */
export async function readTexts(language: string, feature: string): Promise<ReadTexts> {
  // Documents with the operator's own words name the version that holds them (`build/applySettings`).
  const version = document.documentElement.dataset.texts ?? __TEXTS_VERSION__
  const file = `/${fileOfTexts(setOf(feature), language, version)}`
  const { [feature]: texts, isPartial } = (await import(/* @vite-ignore */ file)) as Record<string, unknown>
  return { texts, isPartial } as ReadTexts
}
