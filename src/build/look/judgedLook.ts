import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import type { OperatorSettings } from '../../features/identity/settings/operatorSettings.js'
import { SettingsFaults } from '../../features/identity/settings/settingsFaults.js'
import type { SettingsFault } from '../../features/identity/settings/settingsFaults.js'
import type { Texts } from '../../i18n/completeTexts.js'
import { pictureFault, ratioOf } from './pictureFiles.js'
import { hasLettersOf, isFirst, typefaceCss } from './typefaceCss.js'
import type { TypefaceFile } from './typefaceCss.js'
import { readWoff2 } from './woff2.js'

/** What the operator's own look adds to the documents. */
export interface Look {
  css: string
  /** Addresses of the fonts that a page loads at once. */
  preloads: string[]
  /** Files to write, by their paths below the site's root: fonts under names that browsers may keep. */
  files: [name: string, content: Buffer][]
  /** What the operator should know, although nothing is wrong. */
  notes: string[]
}

type LookSettings = Pick<OperatorSettings, 'operator' | 'typeface' | 'landing' | 'languages'>

/** The most that a file may weigh, in kB: what a phone loads besides the page itself. */
const most = { logo: 30, landing: 250, font: 100 }

interface Wanted {
  /** The setting that names the file. */
  setting: string
  path: string
  kind: keyof typeof most
}

/** Returns the files that the settings name. */
export function wantedFiles({ operator, typeface, landing }: LookSettings): Wanted[] {
  const logos = (['logo', 'wordmark'] as const).flatMap((name): Wanted[] => {
    const path = operator[name]
    return path ? [{ setting: `operator.${name}`, path, kind: 'logo' }] : []
  })
  const picture = landing?.picture?.file
  return [
    ...logos,
    ...(picture ? [{ setting: 'landing.picture.file', path: picture, kind: 'landing' as const }] : []),
    ...(typeface?.files ?? []).map((path, at): Wanted => ({ setting: `typeface.files.${at}`, path, kind: 'font' })),
  ]
}

/**
 * Reads a file beside the settings by its path (`/logo.svg`). Undefined if there is none; rejects with the end of a
 * sentence.
 */
export type ReadFile = (path: string) => Promise<Buffer | undefined>

/** Reads the files of a folder, and of none outside of it. */
export const filesIn =
  (folder: string): ReadFile =>
  async (path) => {
    const file = resolve(join(folder, path))
    if (relative(resolve(folder), file).startsWith('..')) throw new Error('lies outside of the folder of settings.json')
    return readFile(file).catch(() => undefined)
  }

/** Reads a file that the settings name. Throws with the end of a sentence. */
async function readWanted(read: ReadFile, { path, kind }: Wanted): Promise<Buffer> {
  const content = await read(path)
  if (!content) throw new Error('is not beside settings.json')
  const size = Math.ceil(content.length / 1_000)
  if (size > most[kind]) throw new Error(`has ${size} kB, and may have ${most[kind]}`)
  const fault = kind === 'font' ? undefined : pictureFault(path, content)
  if (fault) throw new Error(fault)
  if (kind === 'font') readWoff2(content)
  if (kind === 'logo' && !ratioOf(path, content)) throw new Error('does not say its size: an svg needs a viewBox')
  return content
}

/** Reserves the logo's place before it has come. */
function logoCss({ operator }: LookSettings, read: Map<string, Buffer>): string {
  const rule = (path: string) => `[data-logo]{aspect-ratio:${ratioOf(path, read.get(path) ?? Buffer.of())?.toFixed(3)}}`
  const { logo, wordmark } = operator
  if (!logo) return ''
  return rule(logo) + (wordmark ? `@media (min-width:600px){${rule(wordmark)}}` : '')
}

const lettersIn = (texts: Texts | string): string =>
  typeof texts === 'string'
    ? texts
    : Object.values(texts)
        .map((part) => lettersIn(part as Texts | string))
        .join('')

/** Chinese has letters that no font of a page has; a Latin one stands before those of the device. */
const isChinese = (language: string) => language.startsWith('zh')

function lookOf(settings: LookSettings, read: Map<string, Buffer>, texts: Record<string, Texts>): Look {
  const { typeface, languages } = settings
  const css = logoCss(settings, read)
  if (!typeface) return { css, preloads: [], files: [], notes: [] }
  const files: Look['files'] = []
  const fonts = typeface.files.map((path): TypefaceFile => {
    const content = read.get(path) ?? Buffer.of()
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const name = `assets/${basename(path, '.woff2')}-${hash}.woff2`
    files.push([name, content])
    return { address: `/${name}`, facts: readWoff2(content) }
  })
  const covered = languages.filter((language) => {
    const content = texts[language]
    return isChinese(language) || (content && hasLettersOf(fonts, lettersIn(content)))
  })
  const left = languages.filter((language) => !covered.includes(language))
  return {
    css: css + typefaceCss(typeface.family, fonts, languages, covered),
    preloads: fonts.filter(isFirst).map(({ address }) => address),
    files,
    notes: left.map((language) => `${typeface.family} lacks letters of ${language}, which keeps the device’s font`),
  }
}

/**
 * Checks the files that the settings name, and returns what follows from them. `texts` are those of the portal by
 * language.
 * @throws SettingsFaults: the setting, the file, and what is wrong with it.
 */
export async function judgedLook(files: ReadFile, settings: LookSettings, texts: Record<string, Texts>): Promise<Look> {
  const wanted = wantedFiles(settings)
  const read = new Map<string, Buffer>()
  const faults: SettingsFault[] = []
  const note = (place: string, words: string) => faults.push({ file: 'settings.json', place, words })
  if (settings.operator.wordmark && !settings.operator.logo)
    note('operator.wordmark', 'needs operator.logo, which phones show in its place')
  for (const one of wanted)
    try {
      read.set(one.path, await readWanted(files, one))
    } catch (thrown) {
      note(one.setting, `${one.path} ${thrown instanceof Error ? thrown.message : ''}`)
    }
  if (faults.length > 0) throw new SettingsFaults(faults)
  return lookOf(settings, read, texts)
}
