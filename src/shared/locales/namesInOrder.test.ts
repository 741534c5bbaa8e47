import { expect, test } from 'vitest'
import { inSentence } from './inSentence'
import { namesInOrder } from './namesInOrder'

test.each([
  ['en', 'given family'],
  ['fil', 'given family'],
  ['vi', 'family given'],
  ['zh-Hans', 'family given'],
  ['zh-Hant', 'family given'],
])('@LANG-01 in %s a form asks for %s', (language, order) => {
  expect(namesInOrder('given', 'family', language).join(' ')).toBe(order)
})

test.each([
  ['en', 'Card number', 'card number'],
  ['en', 'ZIP code', 'ZIP code'],
  ['de', 'Kartennummer', 'Kartennummer'],
  ['vi', 'Số thẻ', 'số thẻ'],
])('@LANG-01 in %s the label %s stands within a sentence as %s', (language, label, within) => {
  expect(inSentence(label, language)).toBe(within)
})
