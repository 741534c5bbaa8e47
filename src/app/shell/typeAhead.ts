import { localeOf } from '../../shared/locales/locales'
import type { MenuEntry } from './MenuButton'

/** Milliseconds after which a letter begins a new word. */
const pause = 700

/** The letters of the word so far. No screen shows them. */
let word = { typed: '', at: -Infinity }

/**
 * Returns the names of an entry. A language has its own, its Latin tag, and its names in the language of the page: of
 * Chinese with and without the script.
 */
function namesOf({ text, lang }: MenuEntry): string[] {
  if (!lang) return [text]
  const page = localeOf(document.documentElement.lang)
  const inPage = new Intl.DisplayNames([page], { type: 'language' })
  return [text, lang, inPage.of(lang) ?? lang, inPage.of(lang.split('-')[0] ?? lang) ?? lang]
}

/**
 * Returns the place of the entry that the letters typed so far lead to from entry `at`; -1 if there is none. One letter,
 * however often, goes through all entries that begin with it. Accents and capitals make no difference.
 */
export function entryByLetters(
  { key, timeStamp }: { key: string; timeStamp: number },
  at: number,
  entries: readonly MenuEntry[],
): number {
  const typed = timeStamp - word.at > pause || word.typed === key ? key : word.typed + key
  word = { typed, at: timeStamp }
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
  const begins = (name: string) => compare(name.normalize('NFC').slice(0, typed.length), typed) === 0
  const found = entries.map((entry) => namesOf(entry).some(begins))
  // The first letter leads on, further ones may mean the entry that it has led to.
  const from = typed.length > 1 ? Math.max(at, 0) : at + 1
  const next = found.indexOf(true, from)
  return next < 0 ? found.indexOf(true) : next
}
