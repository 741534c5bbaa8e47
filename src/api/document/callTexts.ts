import { readFileSync } from 'node:fs'
import { wings } from './wings'

/** What is said of one call in `calls/<wing>.md`. */
export interface CallText {
  description: string
  /** What a code means in this call, where that is more than its general meaning. */
  meanings: Record<string, string>
}

/** Reads the parts of a file: `## name`, paragraphs, then lines such as "- CODE: No order fits." */
export function callTextsIn(file: string): [string, CallText][] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      const isMeaning = (line: string) => /^- \d{5}: /.test(line)
      const meanings = lines.filter(isMeaning).map((line) => [line.slice(2, 7), line.slice(9)] as const)
      const description = lines.filter((line) => !isMeaning(line)).join('\n')
      return [name.trim(), { description: description.trim(), meanings: Object.fromEntries(meanings) }]
    })
}

const files = Object.keys(wings).map((wing) => readFileSync(new URL(`calls/${wing}.md`, import.meta.url), 'utf8'))

export const callTexts: Readonly<Record<string, CallText>> = Object.fromEntries(files.flatMap(callTextsIn))
