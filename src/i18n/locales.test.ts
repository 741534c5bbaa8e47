import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageNames } from './languages'

/** Every language has all texts that English has (LANG-02). */
const folder = resolve(import.meta.dirname, '../../locales')
const isFolder = (entry: { isDirectory(): boolean }) => entry.isDirectory()
const languages = readdirSync(folder, { withFileTypes: true })
  .filter(isFolder)
  .map(({ name }) => name)
const features = readdirSync(join(folder, 'en')).map((file) => file.replace('.json', ''))

type Texts = Map<string, string>

/** Texts by their full key: `line.remove`. */
function flatten(node: unknown, prefix = '', found: Texts = new Map()): Texts {
  if (typeof node === 'string') return found.set(prefix, node)
  if (typeof node !== 'object' || node === null) throw new Error(`${prefix} is no text`)
  for (const [key, value] of Object.entries(node)) flatten(value, prefix ? `${prefix}.${key}` : key, found)
  return found
}
const textsOf = (language: string, feature: string) =>
  flatten(JSON.parse(readFileSync(join(folder, language, `${feature}.json`), 'utf8')))

const pluralForm = /_(zero|one|two|few|many|other)$/

/** Keys without plural forms; `key_one` and `key_other` are the single plural text `key#`. */
const basesOf = (texts: Texts) => [
  ...new Set([...texts.keys()].map((key) => (pluralForm.test(key) ? key.replace(pluralForm, '#') : key))),
]

/** The parts that a translation must keep: `{{placeholders}}`, `$t(nested texts)` and the tags of components. */
const partsOf = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|\$t\([^)]*\)|<\/?[\w]+\s*\/?>/g)]
    .map(([whole, placeholder]) => (placeholder ? `{{${placeholder}}}` : whole))
    .sort()

/** Returns the English text that a key translates: for plural forms that English lacks, its `_other`. */
const originalOf = (english: Texts, key: string) =>
  english.get(key) ?? english.get(key.replace(pluralForm, '_other')) ?? ''

it('every language of the menu has its texts, and no other', () => {
  expect([...languages].sort()).toEqual(Object.keys(languageNames).sort())
})

it('the types know every file of texts', () => {
  const types = readFileSync(join(import.meta.dirname, 'i18next.d.ts'), 'utf8')
  expect(features.filter((feature) => !types.includes(`locales/en/${feature}.json`))).toEqual([])
})

describe.each(languages)('%s @LANG-02', (language) => {
  const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()

  it('has a file for every feature', () => {
    expect(readdirSync(join(folder, language)).sort()).toEqual(features.map((feature) => `${feature}.json`).sort())
  })

  it.each(features)('says all that English says: %s', (feature) => {
    const english = textsOf('en', feature)
    const texts = textsOf(language, feature)
    expect(basesOf(texts).sort()).toEqual(basesOf(english).sort())

    for (const base of basesOf(texts).filter((key) => key.endsWith('#'))) {
      const present = [...texts.keys()].filter((key) => key.replace(pluralForm, '#') === base)
      // `_zero` is no plural form of these languages, but i18next reads it for the count 0.
      const given = present.map((key) => key.split('_').at(-1) ?? '').filter((form) => form !== 'zero')
      expect(given.sort(), `plural forms of ${base.slice(0, -1)}`).toEqual(forms)
    }
  })

  it.each(features)('keeps placeholders and tags, and has no empty text: %s', (feature) => {
    const english = textsOf('en', feature)
    for (const [key, text] of textsOf(language, feature)) {
      expect(text.trim(), key).not.toBe('')
      const isExact = /_(zero|one)$/.test(key)
      // "One item" may omit the number.
      const carried = (parts: string[]) => parts.filter((part) => !isExact || part !== '{{count}}')
      expect(carried(partsOf(text)), key).toEqual(carried(partsOf(originalOf(english, key))))
    }
  })
})

it.each(features)('@LANG-02 in French no line begins with a sign, as Canada sets them: %s', (feature) => {
  const loose = [...textsOf('fr', feature)].filter(([, text]) => /[^\s] [:»%$]|« |\s[?!;]/.test(text))
  expect(loose, 'a space before : » % $ and after « does not break; none stands before ? ! ;').toEqual([])
})

it('@LANG-02 no line breaks between a French verb and its pronoun', () => {
  const texts = features.flatMap((feature) => [...textsOf('fr', feature).values()])
  expect(texts.filter((text) => /ez-(vous|la|le|les|en|y|moi|nous|lui)\b/.test(text))).toEqual([])
})
