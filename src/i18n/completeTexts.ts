export interface Texts {
  [key: string]: string | Texts
}

/** Begins an English text that stands in for a missing one. No screen shows the character. */
export const fallbackMark = '\u2063'

const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** English lacks some plural forms of other languages (`_many`): `_other` takes their place. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

const marked = (text: string | Texts): string | Texts =>
  typeof text === 'string'
    ? `${fallbackMark}${text}`
    : Object.fromEntries(Object.entries(text).map(([key, value]) => [key, marked(value)]))

/**
 * Returns a language's texts, with the marked English text for each key that it lacks (LANG-02). A text that lacks one
 * of its language's plural forms is English in all of them.
 */
export function completeTexts(language: string, own: Texts, english: Texts): Texts {
  const complete: Texts = { ...own }
  for (const [key, original] of Object.entries(english)) {
    const text = own[key]
    if (typeof original !== 'string') {
      complete[key] = completeTexts(language, typeof text === 'object' ? text : {}, original)
    } else if (!pluralForm.test(key)) {
      if (typeof text !== 'string') complete[key] = marked(original)
    } else if (key.endsWith('_other')) {
      const base = key.slice(0, -'_other'.length)
      if (formsOf(language).every((form) => typeof own[`${base}_${form}`] === 'string')) continue
      for (const form of formsOf(language)) complete[`${base}_${form}`] = marked(english[`${base}_${form}`] ?? original)
    }
  }
  return complete
}

export const hasFallbacks = (texts: Texts): boolean =>
  Object.values(texts).some((text) => (typeof text === 'string' ? text.startsWith(fallbackMark) : hasFallbacks(text)))
