import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsFaults } from '../features/identity/settings/settingsFaults.js'
import type { SettingsFault } from '../features/identity/settings/settingsFaults.js'
import type { Texts } from '../i18n/completeTexts.js'
import type { OwnTexts } from '../i18n/ownTexts.js'

/** The texts of all languages by key, as the portal has them. */
type FlatTexts = Record<string, Map<string, string>>

/** What a text must keep: placeholders, tags, nested texts. */
const parts = (text: string) => (text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\)/g) ?? []).sort().join(' ')

/** How much longer than the longest of our languages an operator's text may be: that one fits its place. */
const room = 1.25
const shortest = 16

function flat(texts: Texts, before = '', depth = 0): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string'
      ? [[before + key, text]]
      : flat(text, `${before}${key}${depth === 0 ? ':' : '.'}`, depth + 1),
  )
}

const flatTexts = (texts: Record<string, Texts>): FlatTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, new Map(flat(own))]))

/** Reads `texts/<language>.json` of a folder; none where it has no such files. */
export async function readOwnTexts(folder: string): Promise<Record<string, unknown>> {
  const files = (await readdir(join(folder, 'texts')).catch(() => [])).filter((file) => file.endsWith('.json')).sort()
  const read = files.map(async (file) => {
    try {
      const content: unknown = JSON.parse(await readFile(join(folder, 'texts', file), 'utf8'))
      return [file.slice(0, -'.json'.length), content] as const
    } catch (thrown) {
      throw new Error(`texts/${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    }
  })
  return Object.fromEntries(await Promise.all(read))
}

/** Returns how many characters a text may have. */
function roomOf(key: string, ours: FlatTexts): number {
  const longest = Math.max(shortest, ...Object.values(ours).map((texts) => texts.get(key)?.length ?? 0))
  return Math.floor(longest * room)
}

/** Returns the portal's texts in a language by key, each with the characters that the operator's may have. */
export function textsWithRoom(language: string, texts: Record<string, Texts>): Record<string, [string, number]> {
  const ours = flatTexts(texts)
  return Object.fromEntries([...(ours[language] ?? [])].map(([key, text]) => [key, [text, roomOf(key, ours)]]))
}

function faultOf(key: string, text: unknown, language: string, ours: FlatTexts): string | undefined {
  const original = ours[language]?.get(key)
  if (original === undefined) return 'no such text'
  if (typeof text !== 'string' || text.trim() === '') return 'must be a text'
  if (parts(text) !== parts(original))
    return `must have the placeholders and tags of the original: ${parts(original) || 'none'}`
  const most = roomOf(key, ours)
  return text.length > most ? `has ${text.length} characters, and room for ${most}` : undefined
}

/**
 * Returns the operator's texts if they are good.
 * @throws SettingsFaults with all that is wrong, by file and key.
 */
export function judgedTexts(read: Record<string, unknown>, texts: Record<string, Texts>): OwnTexts {
  const ours = flatTexts(texts)
  const faults = Object.entries(read).flatMap(([language, content]): SettingsFault[] => {
    const fault = (place: string, words: string) => ({ file: `texts/${language}.json`, place, words })
    if (!ours[language]) return [fault(language, 'no such language')]
    if (typeof content !== 'object' || content === null || Array.isArray(content))
      return [fault(language, 'must be an object of texts by their keys')]
    return Object.entries(content).flatMap(([key, text]) => {
      const words = faultOf(key, text, language, ours)
      return words ? [fault(key, words)] : []
    })
  })
  if (faults.length > 0) throw new SettingsFaults(faults)
  return read as OwnTexts
}
