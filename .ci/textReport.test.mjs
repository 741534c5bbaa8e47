import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './install.mjs'
import {
  copiedIn,
  differingIn,
  missingIn,
  namesInCode,
  report,
  ruledOutIn,
  tooLongIn,
  unknownIn,
  unusedIn,
  widthOf,
} from './textReport.mjs'

const english = new Map([
  ['cart:title', 'Cart'],
  ['cart:hint', 'Read <link>the terms</link> of {{name}} before you buy'],
  ['cart:count_one', '{{count}} item'],
  ['cart:count_other', '{{count}} items'],
])
const french = (changes) =>
  new Map([
    ['cart:title', 'Panier'],
    ['cart:hint', 'Lisez <link>les conditions</link> de {{name}}'],
    ['cart:count_one', 'un article'],
    ['cart:count_many', '{{count}} d’articles'],
    ['cart:count_other', '{{count}} articles'],
    ...Object.entries(changes),
  ])
const without = (texts, key) => {
  texts.delete(key)
  return texts
}

it('@LANG-02 nothing is missing, unused, copied, broken or too long in the texts of any language', () => {
  expect(report(root)).toEqual([])
})

describe('the report on texts @LANG-02', () => {
  it('is empty for a complete language', () => {
    const texts = french({})
    expect(missingIn('fr', texts, english)).toEqual([])
    expect(unknownIn(texts, english)).toEqual([])
    expect(differingIn(texts, english)).toEqual([])
    expect(copiedIn(texts, english)).toEqual([])
  })

  it.each(['cart:title', 'cart:count_one', 'cart:count_many'])('names %s if it is missing', (key) => {
    expect(missingIn('fr', without(french({}), key), english)).toEqual([key.replace(/_.+/, '')])
  })

  it('asks for the plural forms of the language, not for those of English', () => {
    const chinese = new Map([...without(french({}), 'cart:count_one')])
    expect(missingIn('zh-Hans', chinese, english)).toEqual([])
  })

  it('names what English does not have', () => {
    expect(unknownIn(french({ 'cart:old': 'Ancien' }), english)).toEqual(['cart:old'])
  })

  it('names what is still in English', () => {
    expect(copiedIn(french({ 'cart:hint': english.get('cart:hint') }), english)).toHaveLength(1)
  })

  it.each([
    ['a lost placeholder', { 'cart:hint': 'Lisez <link>les conditions</link>' }],
    ['a lost tag', { 'cart:hint': 'Lisez les conditions de {{name}}' }],
    ['a number that is missing where it can be any', { 'cart:count_many': 'articles' }],
  ])('names %s', (_, changes) => {
    expect(differingIn(french(changes), english)).toHaveLength(1)
  })

  it.each([
    ['Ein Abo kaufen', 1],
    ['Zwei ABOS und ein abo.', 1],
    ['Abonnieren Sie uns, {{abo}}', 0],
    ['买张卡片', 1],
  ])('names a word that the glossary rules out: %s', (text, found) => {
    const glossary =
      '# German\n\n| thing | German | not |\n| --- | --- | --- |\n| pass | Zeitkarte | Abo, 卡片 |\n| cart | Korb | – |'
    expect(ruledOutIn(new Map([['cart:title', text]]), glossary)).toHaveLength(found)
  })

  it('names labels that are longer than their place, and counts a sign of Chinese as two letters', () => {
    expect(tooLongIn(new Map([['orders:tab.all', 'A label that is much too long for its tab']]))).toHaveLength(1)
    expect(tooLongIn(new Map([['orders:tab.all', 'All orders']]))).toEqual([])
    expect(widthOf('订单 {{name}}')).toBe(5)
  })

  it('finds a key by its name, by a template, and in another text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-code-'))
    const file = join(folder, 'code.tsx')
    writeFileSync(file, "const texts = [t('title'), t(`state.${state}.name`), t('shared:retry')]")
    const texts = new Map([
      ['cart:title', 'Cart'],
      ['cart:state.open.name', 'Open'],
      ['shared:retry', 'Try again'],
      ['shared:brand', 'Name'],
      ['cart:brand', '$t(shared:brand)'],
      ['cart:forgotten', 'Forgotten'],
    ])
    expect(unusedIn(texts, namesInCode([file]))).toEqual(['cart:brand', 'cart:forgotten'])
    rmSync(folder, { recursive: true })
  })
})
