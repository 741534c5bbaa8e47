import { readFileSync } from 'node:fs'
import { wings } from './wings'

export interface FieldText {
  text: string
  format?: string
  words: Record<string, string>
  /** Says what the portal does with an unknown word. */
  unknown?: string
}

const field = /^- ([\w.]+)(?: \(([^)]+)\))?: (.+)$/
const word = /^ {2}- ([^:]+): (.+)$/

/**
 * Reads `## component`, a sentence, "- field (format): text", and below it "  - word: meaning", where `?` is any other
 * word. The component `*` has the fields that mean the same everywhere.
 */
function fieldTextsIn(file: string): Map<string, FieldText> {
  const into = new Map<string, FieldText>()
  let [component, last]: [string, FieldText | undefined] = ['', undefined]
  for (const line of file.split('\n')) {
    const [, title] = /^## (\S+)$/.exec(line) ?? []
    const [, name, format, text] = field.exec(line) ?? []
    const [, value, meaning] = word.exec(line) ?? []
    if (title) {
      component = title
      into.set(component, { text: '', words: {} })
    } else if (name && text) {
      last = { text, words: {}, ...(format && { format }) }
      into.set(`${component}.${name}`, last)
    } else if (last && value === '?') last.unknown = meaning
    else if (last && value && meaning) last.words[value] = meaning
    else if (line.trim() !== '' && into.has(component)) into.set(component, { text: line.trim(), words: {} })
  }
  return into
}

/** Texts by component, and by component and field. */
export const fieldTexts = new Map(
  ['base', ...Object.keys(wings)].flatMap((name) => [
    ...fieldTextsIn(readFileSync(new URL(`fields/${name}.md`, import.meta.url), 'utf8')),
  ]),
)

/** Returns a field's own text, or that of all fields of its name. */
export function fieldText(at: string): [key: string, text: FieldText] | undefined {
  const shared = `*.${at.split('.').at(-1)}`
  for (const key of [at, shared]) {
    const text = fieldTexts.get(key)
    if (text) return [key, text]
  }
  return undefined
}
