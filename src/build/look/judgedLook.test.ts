import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings'
import { readLocales } from '../textFiles'
import { filesIn, judgedLook } from './judgedLook'
import { readWoff2 } from './woff2'

const root = join(import.meta.dirname, '../../..')
const metro = join(root, 'e2e/operators/metro')
const settings = parseOperatorSettings(JSON.parse(readFileSync(join(metro, 'settings.json'), 'utf8')))
const texts = readLocales(root, false)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'look-'))
  cpSync(metro, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const lay = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content)
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`

describe('the look of an operator @OPS-05', () => {
  it('has its font under a name that browsers may keep, at once, in letters and measures of its own', async () => {
    const { css, preloads, files, notes } = await judgedLook(filesIn(folder), settings, texts)
    const [[latin, content] = []] = files
    expect(latin).toMatch(/^assets\/outfit-latin-[\da-f]{8}\.woff2$/)
    expect(content?.equals(readFileSync(join(metro, 'fonts/outfit-latin.woff2')))).toBe(true)
    // The second file has no letter of running text.
    expect(preloads).toEqual([`/${latin}`])
    expect(css).toContain(
      `src:url(/${latin}) format("woff2");font-weight:100 900;font-style:normal;font-display:optional`,
    )
    expect(css.match(/unicode-range:U\+[\da-f]/g)).toHaveLength(2)
    expect(css).toMatch(/"Outfit fallback";src:local\("Arial"\).*size-adjust:\d+(\.\d+)?%;ascent-override:\d+(\.\d+)?%/)
    expect(css).toContain(':root:root{--portal-font:"Outfit","Outfit fallback",system-ui')
    expect(notes).toEqual([])
  })

  it('reserves the place of each logo', async () => {
    const { css } = await judgedLook(filesIn(folder), settings, texts)
    expect(css).toContain('[data-logo]{aspect-ratio:1.000}@media (min-width:600px){[data-logo]{aspect-ratio:4.167}}')
  })

  it('leaves a language whose letters the font lacks in the device’s font, and says so', async () => {
    const languages = ['en', 'vi', 'zh-Hans']
    const { css, notes } = await judgedLook(filesIn(folder), { ...settings, languages }, texts)
    expect(notes).toEqual(['Outfit lacks letters of vi, which keeps the device’s font'])
    expect(css).toContain(':lang(vi):lang(vi){--portal-font:"Segoe UI"')
    expect(css).toContain(':lang(zh-Hans):lang(zh-Hans){--portal-font:"Outfit","Outfit fallback","Segoe UI"')
  })

  it('adds nothing if the settings name no file', async () => {
    const plain = { operator: { ...settings.operator, logo: undefined, wordmark: undefined }, languages: ['en'] }
    expect(await judgedLook(filesIn(folder), plain, texts)).toEqual({ css: '', preloads: [], files: [], notes: [] })
  })

  it.each<[string, () => void, string]>([
    ['is not there', () => rmSync(join(folder, 'logo.svg')), 'operator.logo: /logo.svg is not beside settings.json'],
    ['is no svg', () => lay('logo.svg', '<html></html>'), '/logo.svg is no svg file'],
    ['holds a script', () => lay('logo.svg', svg('<script>alert(1)</script>')), '/logo.svg holds a script'],
    ['listens', () => lay('logo.svg', svg('<g onload="alert(1)" />')), '/logo.svg holds a script in an attribute'],
    [
      'loads',
      () => lay('logo.svg', svg('<image href="https://a.example/a.png" />')),
      'loads something from another site',
    ],
    ['has no size', () => lay('logo.svg', '<svg></svg>'), '/logo.svg does not say its size: an svg needs a viewBox'],
    [
      'is too heavy',
      () => lay('wordmark.svg', svg(' '.repeat(31_000))),
      'operator.wordmark: /wordmark.svg has 32 kB, and may have 30',
    ],
    [
      'is no font',
      () => lay('fonts/outfit-latin.woff2', svg('')),
      'typeface.files.0: /fonts/outfit-latin.woff2 is no woff2 file',
    ],
    [
      'is cut short',
      () => lay('fonts/outfit-latin.woff2', readFileSync(join(metro, 'fonts/outfit-latin.woff2')).subarray(0, 9_000)),
      '/fonts/outfit-latin.woff2 is a woff2 file that is broken',
    ],
  ])('is refused in plain words if a file %s', async (_, spoil, words) => {
    spoil()
    await expect(judgedLook(filesIn(folder), settings, texts)).rejects.toThrow(words)
  })

  it.each([
    ['landing.png', Buffer.from('89504e470d0a1a0a', 'hex'), undefined],
    ['landing.webp', Buffer.from('RIFF\0\0\0\0WEBP'), undefined],
    ['landing.jpg', Buffer.from('ffd8ffe0', 'hex'), undefined],
    ['landing.jpg', Buffer.from('RIFF\0\0\0\0WEBP'), 'landing.picture.file: /landing.jpg is no jpg file'],
    ['landing.png', Buffer.alloc(251_001), 'landing.picture.file: /landing.png has 252 kB, and may have 250'],
    ['../settings.svg', Buffer.of(), 'lies outside of the folder of settings.json'],
  ])('has the picture %s of the landing by what it holds', async (name, content, fault) => {
    if (!name.startsWith('..')) lay(name, content)
    const look = judgedLook(
      filesIn(folder),
      { ...settings, landing: { picture: { file: `/${name}`, alt: {} } } },
      texts,
    )
    await (fault ? expect(look).rejects.toThrow(fault) : expect(look).resolves.toBeDefined())
  })

  it('names all faults at once, and a wordmark that phones have no logo for', async () => {
    const operator = { ...settings.operator, logo: undefined, wordmark: '/gone.svg' }
    await expect(judgedLook(filesIn(folder), { ...settings, operator }, texts)).rejects.toThrow(
      'settings.json: operator.wordmark: needs operator.logo, which phones show in its place\n' +
        'settings.json: operator.wordmark: /gone.svg is not beside settings.json',
    )
  })
})

describe('a font', () => {
  it('says its letters, weights and measures', () => {
    const facts = readWoff2(readFileSync(join(metro, 'fonts/outfit-latin.woff2')))
    expect(facts).toMatchObject({
      unitsPerEm: 1000,
      ascent: 1000,
      descent: 260,
      lineGap: 0,
      weight: '100 900',
      isItalic: false,
    })
    for (const letter of 'Aaz9éœ’') expect(facts.advances.get(letter.codePointAt(0)!), letter).toBeGreaterThan(100)
    expect(facts.advances.has('ế'.codePointAt(0)!)).toBe(false)
  })
})
