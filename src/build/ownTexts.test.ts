import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withOwnTexts } from '../i18n/ownTexts.js'
import { judgedTexts, readOwnTexts } from './ownTexts.js'

const texts = {
  en: {
    cart: { title: 'Cart', saved: { items_one: '{{count}} item', items_other: '{{count}} items' } },
    app: { terms: 'Read the <1>terms</1>' },
  },
  fr: {
    cart: { title: 'Panier', saved: { items_one: '{{count}} article', items_other: '{{count}} articles' } },
    app: { terms: 'Lisez les <1>conditions</1>' },
  },
}

describe('the operator’s own words', () => {
  it('@LANG-03 take the place of the portal’s, and of nothing else', () => {
    const own = judgedTexts({ en: { 'cart:title': 'Basket', 'cart:saved.items_one': 'Just {{count}}' } }, texts)
    expect(withOwnTexts(texts.en, own.en)).toEqual({
      cart: { title: 'Basket', saved: { items_one: 'Just {{count}}', items_other: '{{count}} items' } },
      app: texts.en.app,
    })
    expect(withOwnTexts(texts.fr, own.fr)).toEqual(texts.fr)
  })

  it.each([
    ['a language that the portal lacks', { xx: { 'cart:title': 'Basket' } }, 'texts/xx.json: xx: no such language'],
    ['no object', { en: ['Basket'] }, 'texts/en.json: en: must be an object of texts by their keys'],
    ['an unknown key', { en: { 'cart:titel': 'Basket' } }, 'texts/en.json: cart:titel: no such text'],
    [
      'a name that every object has',
      { en: { 'cart:constructor': 'x' } },
      'texts/en.json: cart:constructor: no such text',
    ],
    ['a group of texts', { en: { 'cart:saved': 'Basket' } }, 'texts/en.json: cart:saved: no such text'],
    ['no text', { en: { 'cart:title': 5 } }, 'texts/en.json: cart:title: must be a text'],
    ['an empty text', { en: { 'cart:title': ' ' } }, 'texts/en.json: cart:title: must be a text'],
    ['a lost placeholder', { fr: { 'cart:saved.items_one': 'Un article' } }, /of the original: \{\{count\}\}$/],
    ['a further placeholder', { en: { 'cart:title': 'Cart {{name}}' } }, /of the original: none$/],
    ['a lost tag', { en: { 'app:terms': 'Read the terms' } }, /of the original: <\/1> <1>$/],
    ['a further tag', { en: { 'cart:title': '<b>Cart</b>' } }, /of the original: none$/],
    ['too long a text', { en: { 'cart:title': 'A'.repeat(21) } }, /has 21 characters, and room for 20$/],
  ])('@LANG-03 are refused: %s', (_, read: Record<string, unknown>, fault) => {
    expect(() => judgedTexts(read, texts)).toThrow(fault)
  })

  it('@LANG-03 are told all their faults at once', () => {
    expect(() => judgedTexts({ en: { 'cart:a': 'A' }, fr: { 'cart:b': 'B' } }, texts)).toThrow(
      'texts/en.json: cart:a: no such text\ntexts/fr.json: cart:b: no such text',
    )
  })

  it('@LANG-03 are files beside the settings, or none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-own-'))
    expect(await readOwnTexts(folder)).toEqual({})
    mkdirSync(join(folder, 'texts'))
    writeFileSync(join(folder, 'texts', 'en.json'), '{"cart:title":"Basket"}')
    expect(await readOwnTexts(folder)).toEqual({ en: { 'cart:title': 'Basket' } })
    writeFileSync(join(folder, 'texts', 'fr.json'), '{"cart:title"')
    await expect(readOwnTexts(folder)).rejects.toThrow(/^texts\/fr\.json: /)
    rmSync(folder, { recursive: true })
  })
})
