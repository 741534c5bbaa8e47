import { expect, it } from 'vitest'
import { languageFor } from './languageFor'

it.each([
  ['pt-BR', 'pt'],
  ['pt', 'pt'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  ['EN-us', 'en'],
  ['de-CH', 'de'],
  ['fil', 'fil'],
  ['fil-PH', 'fil'],
  ['tl', 'fil'],
  ['tl-PH', 'fil'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-hant-us', 'zh-Hant'],
  ['tlh', undefined],
  ['ja-JP', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('@LANG-01 a browser in %j gets %s', (tag, language) => {
  expect(languageFor(tag)).toBe(language)
})
