// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { nameOf } from '../../i18n/languages'
import { locales } from '../../shared/locales/locales'
import type { MenuEntry } from './MenuButton'
import { entryByLetters } from './typeAhead'
import type { TypedWord } from './typeAhead'

const languages = Object.keys(locales)
const entries: MenuEntry[] = languages.map((lang) => ({
  key: lang,
  lang,
  text: nameOf(lang),
  onChoose: () => {},
}))

let time = 0
let word: TypedWord
beforeEach(() => {
  document.documentElement.lang = 'en'
  word = { typed: '', at: -Infinity }
})

/** Types letters 100 ms apart, from the chosen entry. Returns the language that has the focus at the end. */
function type(letters: string, from = 'en', wait = 100) {
  time += 10_000
  let at = languages.indexOf(from)
  for (const key of letters) {
    const found = entryByLetters({ key, timeStamp: (time += wait) }, at, entries, word)
    if (found >= 0) at = found
  }
  return languages[at]
}

it.each([
  ['f', 'fr'],
  ['ff', 'fil'],
  ['fi', 'fil'],
  ['FIL', 'fil'],
  ['d', 'nl'],
  ['de', 'de'],
  ['n', 'nl'],
  ['es', 'es'],
  ['port', 'pt'],
  ['tie', 'vi'],
  ['v', 'vi'],
  ['ti', 'vi'],
  ['繁', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['chi', 'zh-Hans'],
  ['zh-hant', 'zh-Hant'],
  ['trad', 'zh-Hant'],
  ['q', 'en'],
])('@LANG-01 the letters %s lead to %s', (letters, language) => {
  expect(type(letters)).toBe(language)
})

it('@LANG-01 a pause begins a new word, and the search goes round', () => {
  expect(type('fe', 'en', 1_000)).toBe('es')
  expect(type('e', 'zh-Hant')).toBe('en')
})

it('@LANG-01 the names in the language of the page count, too', () => {
  document.documentElement.lang = 'fr'
  expect(type('alle')).toBe('de')
  expect(type('chinois t')).toBe('zh-Hant')
})

it('other menus are searched by their texts alone', () => {
  const menu = ['Mon compte', 'Se déconnecter'].map((text) => ({ key: text, text, onChoose: () => {} }))
  expect(entryByLetters({ key: 's', timeStamp: (time += 10_000) }, 0, menu, word)).toBe(1)
  expect(entryByLetters({ key: 'd', timeStamp: (time += 10_000) }, 1, menu, word)).toBe(-1)
})
