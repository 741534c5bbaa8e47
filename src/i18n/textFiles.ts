import type { Texts } from './completeTexts'
import { withOwnTexts } from './ownTexts'
import { readTexts } from './textSource'
import { triedTexts } from './triedTexts'

/** Texts of the first load, built into one file per language. */
export const firstTexts = ['app', 'shared', 'session', 'cart'] as const

/** Loads one feature's texts, `together` with others, which may come in the same file. Only the current language is loaded, and a screen's texts load with the screen. */
export async function textFile(
  language: string,
  feature: string,
  together: readonly string[] = [feature],
): Promise<Texts> {
  const { texts, isPartial } = await readTexts(language, feature, together)
  if (isPartial)
    void import('./markFallbacks').then(
      ({ markFallbacks }) => markFallbacks(),
      () => undefined,
    )
  if (import.meta.env.MODE === 'mock') return withOwnTexts({ [feature]: texts }, triedTexts(language))[feature] as Texts
  return texts
}

/** Starts loading a language's first texts, before the rest of the portal is loaded. */
export function preloadTexts(language: string): Promise<unknown> {
  return Promise.allSettled(firstTexts.map((feature) => textFile(language, feature, firstTexts)))
}
