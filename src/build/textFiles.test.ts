import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { firstTexts } from '../i18n/textFiles.js'
import { fileOfTexts, setOf, setsOfPage } from '../i18n/textSets.js'
import { builtTexts, textsVersion } from './textFiles.js'

let root = ''
const write = (language: string, feature: string, texts: object) => {
  mkdirSync(join(root, 'locales', language), { recursive: true })
  writeFileSync(join(root, 'locales', language, `${feature}.json`), JSON.stringify(texts))
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-texts-'))
  write('en', 'app', { title: 'Home' })
  write('en', 'cart', { title: 'Cart' })
  write('en', 'tour', { start: 'Start' })
  write('fr', 'app', { title: 'Accueil' })
  write('fr', 'cart', { title: 'Panier' })
  write('fr', 'tour', { start: 'Démarrer' })
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const contentOf = (name: string, isMock = false) =>
  builtTexts(root, isMock).files.find(({ fileName }) => fileName.includes(`/${name}-`))?.source

it('@LANG-02 texts of the first load are one file per language, and part of the one of riders’ pages; the others are files of their own', () => {
  expect(builtTexts(root, false).files.map(({ fileName }) => fileName.replace(textsVersion(root, false), '*'))).toEqual(
    ['en', 'fr'].flatMap((language) => ['', 'rider-', 'tour-'].map((set) => `assets/${set}texts-${language}-*.js`)),
  )
  expect(contentOf('texts-fr')).toBe(
    'export const app={"title":"Accueil"};\nexport const cart={"title":"Panier"};\nexport const isPartial=false;\n',
  )
})

it('@LANG-02 another text is another version, so that no browser keeps the old file', () => {
  const before = textsVersion(root, false)
  expect(textsVersion(root, false)).toBe(before)
  write('fr', 'tour', { start: 'Commencer' })
  expect(textsVersion(root, false)).not.toBe(before)
})

it('@LANG-03 the operator’s own words are in files of another version', () => {
  const { files, version } = builtTexts(root, false, { fr: { 'tour:start': 'C’est parti' } })
  expect(version).not.toBe(textsVersion(root, false))
  const words = (name: string) => files.find(({ fileName }) => fileName === `assets/${name}-${version}.js`)?.source
  expect(words('tour-texts-fr')).toContain('{"start":"C’est parti"}')
  expect(words('tour-texts-en')).toContain('{"start":"Start"}')
})

it('@LANG-02 a further language is a folder: what it lacks is in English, and its file says so', () => {
  write('de', 'app', { title: 'Start' })
  expect(contentOf('texts-de')).toContain('export const isPartial=true')
  expect(contentOf('texts-de')).toContain('Cart')
  expect(contentOf('texts-fr')).toContain('export const isPartial=false')
})

it('@LANG-02 the pseudo-locale is in the mock build alone', () => {
  expect(contentOf('texts-en-XA')).toBeUndefined()
  expect(contentOf('texts-en-XA', true)).toContain('Hômé')
})

it.each([
  ['app', '', 'assets/texts-zh-Hans-1a.js'],
  ['registration', 'account', 'assets/account-texts-zh-Hans-1a.js'],
  ['tour', 'tour', 'assets/tour-texts-zh-Hans-1a.js'],
])('the texts of %s are in the set "%s"', (feature, set, file) => {
  expect(setOf(feature)).toBe(set)
  expect(fileOfTexts(set, 'zh-Hans', '1a')).toBe(file)
})

it('a page finds its texts in few files: a rider’s own page in one, with those of the first load', () => {
  expect(setsOfPage(['account', 'upcoming', 'payment', 'fareMedia', 'orders'])).toEqual(['rider'])
  expect(setsOfPage(['checkout', 'payment', 'addresses'])).toEqual(['', 'order'])
  expect(setsOfPage(['fareMedia'])).toEqual(['', 'account'])
  expect(setsOfPage([])).toEqual([''])
})

it('all that the portal loads at the start is in one file', () => {
  expect(new Set(firstTexts.map((feature) => setOf(feature, firstTexts)))).toEqual(new Set(['']))
})
