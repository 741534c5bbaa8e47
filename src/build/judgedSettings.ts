import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseOperatorSettings } from '../features/identity/settings/operatorSettings.js'
import type { OperatorSettings } from '../features/identity/settings/operatorSettings.js'
import { SettingsFaults } from '../features/identity/settings/settingsFaults.js'
import type { SettingsFault } from '../features/identity/settings/settingsFaults.js'
import type { Texts } from '../i18n/completeTexts.js'
import type { OwnTexts } from '../i18n/ownTexts.js'
import { judgedColours } from './look/judgedColours.js'
import { filesIn, judgedLook } from './look/judgedLook.js'
import type { Look, ReadFile } from './look/judgedLook.js'
import { judgedTexts, readOwnTexts } from './ownTexts.js'
import { readLocales } from './textFiles.js'

/** Everything that an operator lays into a folder. */
interface Laid {
  /** The content of `settings.json`. */
  settings: unknown
  /** The content of `texts/<language>.json`, by language. */
  texts: Record<string, unknown>
  files: ReadFile
}

/** What is right with it, as far as it is right, and what is wrong. */
export interface Judgement {
  operator?: OperatorSettings
  own?: OwnTexts
  look?: Look
  faults: SettingsFault[]
}

/** Checks settings, colours, texts and files. `locales` are the portal's own texts by language. */
export async function judge({ settings, texts, files }: Laid, locales: Record<string, Texts>): Promise<Judgement> {
  const faults: SettingsFault[] = []
  const attempt = async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (thrown) {
      if (!(thrown instanceof SettingsFaults)) throw thrown
      faults.push(...thrown.faults)
      return undefined
    }
  }
  const operator = await attempt(() => parseOperatorSettings(settings))
  if (operator) await attempt(() => judgedColours(operator))
  const own = await attempt(() => judgedTexts(texts, locales))
  const look = operator && (await attempt(() => judgedLook(files, operator, locales)))
  return { ...(operator && { operator }), ...(own && { own }), ...(look && { look }), faults }
}

/**
 * Checks everything that an operator lays into a folder: `settings.json`, its colours, the files that it names, and
 * `texts`.
 * @throws SettingsFaults with one line per fault, in plain words.
 */
export async function judgedSettings(root: string, folder: string, isMock: boolean) {
  const raw: unknown = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))
  const laid = { settings: raw, texts: await readOwnTexts(folder), files: filesIn(folder) }
  const { operator, own, look, faults } = await judge(laid, readLocales(root, isMock))
  if (!operator || !own || !look || faults.length > 0) throw new SettingsFaults(faults)
  return { raw, operator, own, look }
}
