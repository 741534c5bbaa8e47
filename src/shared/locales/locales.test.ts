import { expect, it } from 'vitest'
import { inSentence } from './inSentence'
import { locales } from './locales'

it('@LANG-01 a row is a locale of its language that `Intl` knows', () => {
  for (const [language, tag] of Object.entries(locales)) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
    expect(tag.startsWith(language)).toBe(true)
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
