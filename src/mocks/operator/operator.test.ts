import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgedSettings } from '../../build/judgedSettings'
import { judgedLaid } from '../../build/operator/operatorServer'
import { settingsSchema } from '../../build/operator/settingsSchema'
import type { SchemaNode } from '../../build/operator/settingsSchema'
import { filesOf, withFiles, written } from './draft'
import { readLocales } from '../../build/textFiles'
import type { Draft, ReadFile } from './draft'
import { endingsOf, isAddable, kindOf, newGroup } from './fields/fieldKinds'
import { sections } from './sections'
import { movedUp, valueAt, withValue } from './fields/values'

const root = join(import.meta.dirname, '../../..')
const operators = ['ferry', 'metro', 'region']
const schema = settingsSchema()
const locales = readLocales(root, false)
const nothing: Draft = { sources: {}, settings: {}, texts: {}, files: {} }

/** The files of an example, with the folder's name in their paths, as a browser tells them. */
function folderOf(name: string): ReadFile[] {
  const folder = join(root, 'e2e/operators', name)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: `${name}/${relative(folder, file).replaceAll('\\', '/')}`,
      content: new Uint8Array(readFileSync(file)),
    }))
}

const openedOf = (name: string) => withFiles(nothing, folderOf(name))
const changed = (draft: Draft, ...[path, value]: [Parameters<typeof withValue>[2], unknown]): Draft => ({
  ...draft,
  settings: withValue(schema, draft.settings, path, value) as Draft['settings'],
})

/** Writes the files into a folder and lets the command's own check read them. */
async function judgedFolder(files: ReadFile[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shaped-'))
  try {
    for (const { path, content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    return await judgedSettings(root, folder, false)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const inBase64 = ({ settings, texts, files }: Draft) => ({
  settings,
  texts,
  files: Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, Buffer.from(content).toString('base64')]),
  ),
})

describe.each(operators)('the settings of %s @OPS-05', (name) => {
  test('are saved as they were opened, and `npm run settings` takes them', async () => {
    const saved = filesOf(openedOf(name))
    const read = folderOf(name).filter(({ path }) => !path.endsWith('LICENSE'))
    const byPath = (files: ReadFile[]) => files.map(({ path, content }) => [path, content]).sort()
    expect(byPath(saved.map((file) => ({ ...file, path: `${name}/${file.path}` })))).toEqual(byPath(read))
    expect((await judgedFolder(saved)).raw).toEqual(openedOf(name).settings)
  })

  test('change in the field that was changed, and in nothing else', async () => {
    const opened = openedOf(name)
    const files = filesOf(changed(opened, ['operator', 'contact', 'phone'], '+1 902 555 0199'))
    const { raw } = await judgedFolder(files)
    const wanted = structuredClone(opened.settings) as { operator: { contact: { phone: string } } }
    wanted.operator.contact.phone = '+1 902 555 0199'
    expect(JSON.stringify(raw)).toBe(JSON.stringify(wanted))
    expect(files.slice(1)).toEqual(filesOf(opened).slice(1))
  })

  test('are judged in the page as by the command', async () => {
    const opened = openedOf(name)
    expect(await judgedLaid(inBase64(opened), locales)).toMatchObject({ faults: [], notes: [] })
    const spoilt: Draft = {
      ...changed(changed(opened, ['operator', 'logo'], '/gone.svg'), ['colours', 'accent'], '#0e2439'),
      texts: { en: { 'app:landing.lead': 'No name here.' } },
    }
    const { faults, operator } = await judgedLaid(inBase64(spoilt), locales)
    const lines = faults.map(({ file, place, words }) => `${file}: ${place}: ${words}`)
    await expect(judgedFolder(filesOf(spoilt))).rejects.toThrow(lines.join('\n'))
    expect([...new Set(faults.map(({ place }) => place))].sort()).toEqual(
      ['app:landing.lead', 'colours.accent', 'operator.logo'].sort(),
    )
    // The preview goes on: the settings themselves can be read.
    expect(operator?.operator.name).toBe((opened.settings.operator as { name: string }).name)
  })
})

describe('files that are opened @OPS-05', () => {
  const file = (path: string, content: string): ReadFile => ({ path, content: new TextEncoder().encode(content) })

  test('without their folder go where the settings name them', () => {
    const settings = file('settings.json', '{ "typeface": { "files": ["/fonts/a.woff2"] } }')
    const draft = withFiles(nothing, [settings, file('a.woff2', 'a'), file('fr.json', '{ "a:b": "c" }')])
    expect(Object.keys(draft.files)).toEqual(['/fonts/a.woff2'])
    expect(draft.texts).toEqual({ fr: { 'a:b': 'c' } })
    const more = withFiles(draft, [file('logo.svg', '<svg />')])
    expect(Object.keys(more.files)).toEqual(['/fonts/a.woff2', '/logo.svg'])
    expect(Object.keys(draft.files)).toEqual(['/fonts/a.woff2'])
  })

  test('and cannot be read are told in plain words', () => {
    expect(() => withFiles(nothing, [file('settings.json', '{ "a": ')])).toThrow(/^settings\.json cannot be read: /)
    expect(() => withFiles(nothing, [file('settings.json', '[]')])).toThrow('settings.json must hold an object')
    expect(() => withFiles(nothing, [file('texts/en.json', '7')])).toThrow('texts/en.json must hold an object')
  })

  test('are written for people: what holds scalars alone stands in one line', () => {
    const value = { a: { b: 'c', d: 1 }, e: ['f'], g: [], h: { i: { j: true } }, k: undefined }
    expect(written(value)).toBe(
      '{\n  "a": { "b": "c", "d": 1 },\n  "e": ["f"],\n  "g": [],\n  "h": {\n    "i": { "j": true }\n  }\n}',
    )
    expect(JSON.parse(written(openedOf('region').settings))).toEqual(openedOf('region').settings)
  })
})

describe('the forms @OPS-05', () => {
  test('have every setting of the schema, once', () => {
    const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== '$schema')
    expect(sections.flatMap((section) => section.keys).sort()).toEqual(keys.sort())
  })

  const nodeAt = (path: string): SchemaNode =>
    path.split('.').reduce<SchemaNode>((node, key) => {
      const child = node.properties?.[key.replace('[]', '')]
      return (key.endsWith('[]') ? child?.items : child) ?? {}
    }, schema)

  test.each([
    ['operator', 'group'],
    ['operator.name', 'text'],
    ['operator.logo', 'file'],
    ['operator.countries', 'textList'],
    ['operator.contact.hours', 'byLanguage'],
    ['colours.primary', 'colour'],
    ['services[].colour', 'colour'],
    ['radius', 'number'],
    ['typeface.files', 'fileList'],
    ['landing.picture.file', 'file'],
    ['languages', 'languages'],
    ['features.buyNow', 'flag'],
    ['services', 'list'],
    ['notices[].severity', 'choice'],
    ['notices[].closes', 'choices'],
    ['links.terms', 'byLanguage'],
  ])('ask for %s as %s', (place, kind) => expect(kindOf(nodeAt(place), place)).toBe(kind))

  test('take the files that a setting takes', () => {
    expect(endingsOf(nodeAt('operator.logo'))).toEqual(['svg', 'png'])
    expect(endingsOf(nodeAt('landing.picture.file'))).toEqual(['svg', 'png', 'jpg', 'jpeg', 'webp'])
    expect(endingsOf(nodeAt('typeface.files').items ?? {})).toEqual(['woff2'])
    expect(endingsOf(nodeAt('operator.name'))).toEqual([])
  })

  test('add what is all or nothing', () => {
    expect(isAddable(nodeAt('landing.picture'), false)).toBe(true)
    expect(isAddable(nodeAt('hosts'), true)).toBe(false)
    expect(isAddable(nodeAt('features'), false)).toBe(false)
    expect(newGroup(nodeAt('landing.picture'))).toEqual({ alt: {} })
  })
})

describe('a value @OPS-05', () => {
  const settings = {
    operator: { name: 'A', contact: { phone: '1' } },
    services: [{ name: { en: 'Bus' }, filter: 'a:b' }],
  }
  const put = (path: Parameters<typeof withValue>[2], value: unknown) => withValue(schema, settings, path, value)

  test('takes its place in the order that is there', () => {
    expect(JSON.stringify(put(['operator', 'name'], 'B'))).toBe(JSON.stringify(settings).replace('"A"', '"B"'))
    expect(valueAt(put(['links', 'terms', 'en'], '/terms'), ['links', 'terms', 'en'])).toBe('/terms')
    expect(put(['services', 0, 'name', 'fr'], 'Autobus')).toMatchObject({
      services: [{ name: { en: 'Bus', fr: 'Autobus' } }],
    })
    expect(valueAt(settings, ['operator', 'logo', 'x'])).toBeUndefined()
  })

  test('that is taken away takes the groups that it leaves empty, unless they must be there', () => {
    expect(put(['operator', 'contact', 'phone'], undefined)).toEqual({ ...settings, operator: { name: 'A' } })
    expect(put(['services', 0, 'name', 'en'], undefined)).toMatchObject({ services: [{ name: {}, filter: 'a:b' }] })
    expect(put(['operator', 'name'], undefined)).toMatchObject({ operator: { contact: { phone: '1' } } })
    const captcha = withValue(schema, { captcha: { siteKey: 'a' } }, ['captcha', 'siteKey'], undefined)
    expect(captcha).toEqual({ captcha: {} })
  })

  test('of a list moves before the one above it', () => {
    expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b'])
  })
})
