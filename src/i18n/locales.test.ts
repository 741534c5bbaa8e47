import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../shared/locales/locales'
import { nameOf } from './languages'

/** The folders of texts, and how French is set. What each language must have, `.ci/textReport.test.mjs` compares. */
const folder = resolve(import.meta.dirname, '../../locales')
const isFolder = (entry: { isDirectory(): boolean }) => entry.isDirectory()
const languages = readdirSync(folder, { withFileTypes: true })
  .filter(isFolder)
  .map(({ name }) => name)
const filesIn = (language: string) => readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'))
const features = filesIn('en').map((file) => file.replace('.json', ''))

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

it('every language of the menu has its texts, and no other', () => {
  expect([...languages].sort()).toEqual(Object.keys(locales).sort())
})

it.each(Object.keys(locales))('@LANG-01 %s has the name that its readers give it', (language) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
  expect(nameOf(language).toLowerCase()).toBe(name.toLowerCase())
  expect(nameOf(language)).toMatch(/^[\p{Lu}\p{Lo}]/u)
})

it('the types know every file of texts', () => {
  const types = readFileSync(join(import.meta.dirname, 'i18next.d.ts'), 'utf8')
  expect(features.filter((feature) => !types.includes(`locales/en/${feature}.json`))).toEqual([])
})

describe.each(languages)('%s @LANG-02', (language) => {
  it('has a file for every feature', () => {
    expect(filesIn(language).sort()).toEqual(features.map((feature) => `${feature}.json`).sort())
  })

  it.each(features)('has no empty text: %s', (feature) => {
    const empty = [...textsOf(language, feature)].filter(([, text]) => text.trim() === '' || text !== text.trim())
    expect(empty).toEqual([])
  })
})

it.each(features)('@LANG-02 in French no line begins with a sign, as Canada sets them: %s', (feature) => {
  const loose = [...textsOf('fr', feature)].filter(([, text]) => /[^\s] [:»%$]|« |\s[?!;]/.test(text))
  expect(loose, 'a space before : » % $ and after « does not break; none stands before ? ! ;').toEqual([])
})

/** What a button shows, and its name, which says more. Who steers by voice says what is shown (WCAG 2.5.3). */
const named: [shown: string, name: string][] = [
  ['products:card.add', 'products:card.addNamed'],
  ['renewals:others.setUp', 'renewals:others.setUpFor'],
]

it.each(['fr', 'pt'])(
  '@LANG-02 in %s no day, which may end with a full stop (20 nov.), stands before another',
  (language) => {
    const doubled = features.flatMap((feature) =>
      [...textsOf(language, feature)]
        .filter(([, text]) => text.includes('{{day}}.'))
        .map(([key]) => `${feature}:${key}`),
    )
    expect(doubled).toEqual([])
  },
)

it.each(languages)('@FORM-06 in %s the name of a button contains what it shows', (language) => {
  const textOf = (key: string) => {
    const [feature = '', path = ''] = key.split(':')
    return textsOf(language, feature).get(path)?.toLowerCase()
  }
  expect(named.filter(([shown, name]) => !textOf(name)?.includes(textOf(shown) ?? '?'))).toEqual([])
})

it('@LANG-02 no line breaks between a French verb and its pronoun', () => {
  const texts = features.flatMap((feature) => [...textsOf('fr', feature).values()])
  expect(texts.filter((text) => /ez-(vous|la|le|les|en|y|moi|nous|lui)\b/.test(text))).toEqual([])
})

/**
 * What only the product, its charge or the backend can promise: that a purchase is on the card at once, that a card is
 * used once, that a pass never lacks. The words by which a text would promise it stand here for every language.
 */
const promises: [key: string, words: RegExp][] = [
  ['payment:card.safe', /only|\bnur\b|\bs[oó]lo?\b|\blang\b|ne sert qu|alleen|só |chỉ |只/i],
  [
    'fareMedia:digital.lead',
    /as soon as|sobald|en cuanto|pagkabayad|dès le|zodra|assim que|ngay khi|立即|at once|sofort|immédiat/i,
  ],
  [
    'fareMedia:physical.otherText',
    /nothing to wait|ohne wartezeit|esperar nada|nergens|không phải chờ gì|无需等待。|不必等待。/i,
  ],
  ['registration:promise.renewal', /never|immer|nunca|lagi|toujours|nooit|luôn|总有|總有/i],
  ['renewals:none.text', /never|nie |nunca|kailanman|jamais|nooit|không bao giờ|始终|隨時/i],
  ['autoload:none.card', /never|nie |nunca|hindi mauubusan|jamais|nooit|không bao giờ|不怕/i],
  ['autoload:none.wallet', /never|nie |nunca|hindi mauubusan|jamais|nooit|không bao giờ|不怕/i],
  ['cardHistory:taps.emptyText', /minut|minuto|phút|分钟|分鐘/i],
]
it.each(languages)('@LANG-02 no text in %s promises what the product decides', (language) => {
  const broken = promises.filter(([key, words]) => {
    const [feature = '', path = ''] = key.split(':')
    return words.test(textsOf(language, feature).get(path) ?? '')
  })
  expect(broken.map(([key]) => key)).toEqual([])
})

/** Filipino's form "one" also counts 0, 2, 3, 5, 7 and 8: a text that speaks of one thing is wrong for those. */
it.each(languages.filter((language) => new Intl.PluralRules(language).select(2) === 'one'))(
  '@LANG-02 where one plural form counts one thing and several, %s says the same in both',
  (language) => {
    const differing = features.flatMap((feature) => {
      const texts = textsOf(language, feature)
      const ofOne = [...texts.keys()].filter((key) => key.endsWith('_one'))
      return ofOne.filter((key) => texts.get(key) !== texts.get(key.replace(/_one$/, '_other')))
    })
    expect(differing).toEqual([])
  },
)

it('@PAY-07 who may have paid is told in Spanish to look, not to go on buying', () => {
  const text = textsOf('es', 'checkout').get('pay.unknownElsewhere')
  expect(text).toContain('No pague de nuevo')
  expect(text).toContain(`“${textsOf('es', 'checkout').get('page') ?? ''}”`)
})
