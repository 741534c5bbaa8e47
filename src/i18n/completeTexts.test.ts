import { expect, it } from 'vitest'
import { completeTexts, fallbackMark, hasFallbacks } from './completeTexts'
import type { Texts } from './completeTexts'

const english: Texts = {
  title: 'Cart',
  line: { remove: 'Remove', keep: 'Keep' },
  count_one: '{{count}} item',
  count_other: '{{count}} items',
}
const inEnglish = (text: string) => `${fallbackMark}${text}`

it.each<[string, string, Texts, Texts]>([
  [
    'a language without the feature',
    'de',
    {},
    {
      title: inEnglish('Cart'),
      line: { remove: inEnglish('Remove'), keep: inEnglish('Keep') },
      count_one: inEnglish('{{count}} item'),
      count_other: inEnglish('{{count}} items'),
    },
  ],
  [
    'one nested text that is missing',
    'de',
    { title: 'Warenkorb', line: { remove: 'Entfernen' }, count_one: 'ein Artikel', count_other: '{{count}} Artikel' },
    {
      title: 'Warenkorb',
      line: { remove: 'Entfernen', keep: inEnglish('Keep') },
      count_one: 'ein Artikel',
      count_other: '{{count}} Artikel',
    },
  ],
  [
    'a plural form that is missing: all forms of the text, also those that English lacks',
    'fr',
    { title: 'Panier', line: { remove: 'Retirer', keep: 'Garder' }, count_one: 'un article', count_other: '{{count}}' },
    {
      title: 'Panier',
      line: { remove: 'Retirer', keep: 'Garder' },
      count_one: inEnglish('{{count}} item'),
      count_many: inEnglish('{{count}} items'),
      count_other: inEnglish('{{count}} items'),
    },
  ],
])('@LANG-02 in English, and marked: %s', (_, language, own, complete) => {
  expect(completeTexts(language, own, english)).toEqual(complete)
  expect(hasFallbacks(complete)).toBe(true)
})

it('@LANG-02 a language with fewer plural forms than English is complete with its own', () => {
  const chinese: Texts = { title: '购物车', line: { remove: '移除', keep: '保留' }, count_other: '{{count}} 件' }
  expect(completeTexts('zh-Hans', chinese, english)).toEqual(chinese)
  expect(hasFallbacks(chinese)).toBe(false)
})
