import { expect, it } from 'vitest'
import { languageNames } from '../../i18n/languages'
import { inSentence } from './inSentence'
import { defaultLocales } from './locales'

it('@LANG-01 every language has a row in the table of locales', () => {
  expect(Object.keys(defaultLocales)).toEqual(expect.arrayContaining(Object.keys(languageNames)))
})

it('@LANG-01 a row is a locale of its language that `Intl` knows', () => {
  for (const [language, locale] of Object.entries(defaultLocales)) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale])
    expect(locale.startsWith(language)).toBe(true)
  }
})

it.each([
  ['New password', 'en', 'new password'],
  ['Mot de passe', 'fr', 'mot de passe'],
  ['Neues Passwort', 'de', 'Neues Passwort'],
  ['密码', 'zh-Hans', '密码'],
])('@LANG-02 %s within a sentence of %s is %s', (label, language, expected) => {
  expect(inSentence(label, language)).toBe(expected)
})
