import type { Texts } from './completeTexts'
import { withOwnTexts, triedTexts } from './ownTexts'
import { readTexts } from './textSource'

export const firstTexts = ['app', 'shared', 'session', 'cart'] as const

/**
 * Loads one feature's texts in the current language. Texts that load `together` with them may come in the same file.
 */
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

/** Starts loading a language's first texts before the rest of the portal loads. */
export function preloadTexts(language: string): Promise<unknown> {
  return Promise.allSettled(firstTexts.map((feature) => textFile(language, feature, firstTexts)))
}
