import { localeOf } from '../../shared/locales/locales'
import type { MenuEntry } from './MenuButton'

/** Milliseconds until a letter begins a new word. */
const pause = 700

/** What is typed so far, and when its last letter came. */
export interface TypedWord {
  typed: string
  at: number
}

/**
 * Returns an entry's names. A language has its own, its Latin tag, and those of the page's language: of Chinese with
 * and without the script.
 */
function namesOf({ text, lang }: MenuEntry): string[] {
  if (!lang) return [text]
  const page = localeOf(document.documentElement.lang)
  const inPage = new Intl.DisplayNames([page], { type: 'language' })
  return [text, lang, inPage.of(lang) ?? lang, inPage.of(lang.split('-')[0] ?? lang) ?? lang]
}

/** Adds the letter to the word, and looks from entry `at`; -1 for none. One letter, repeated, walks through its entries. Accents and case do not matter. */
export function entryByLetters(
  { key, timeStamp }: { key: string; timeStamp: number },
  at: number,
  entries: readonly MenuEntry[],
  word: TypedWord,
): number {
  const typed = timeStamp - word.at > pause || word.typed === key ? key : word.typed + key
  Object.assign(word, { typed, at: timeStamp })
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
  const begins = (name: string) => compare(name.normalize('NFC').slice(0, typed.length), typed) === 0
  const found = entries.map((entry) => namesOf(entry).some(begins))
  // The first letter leads on. Later ones may mean the same entry.
  const from = typed.length > 1 ? Math.max(at, 0) : at + 1
  const next = found.indexOf(true, from)
  return next < 0 ? found.indexOf(true) : next
}
