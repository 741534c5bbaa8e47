import { readFileSync } from 'node:fs'
import { wings } from './wings'

export interface CallText {
  summary: string
  description: string
  /** Codes whose meaning in this call is more than the general one. */
  meanings: Record<string, string>
}

/** Reads the parts of a file: `## name: summary`, paragraphs, then lines such as "- CODE: No order fits." */
export function callTextsIn(file: string): [string, CallText][] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const [, name = '', summary = ''] = /^(\w+): (.+)$/.exec(heading) ?? []
      const isMeaning = (line: string) => /^- \d{5}: /.test(line)
      const meanings = lines.filter(isMeaning).map((line) => [line.slice(2, 7), line.slice(9)] as const)
      const description = lines.filter((line) => !isMeaning(line)).join('\n')
      return [name, { summary, description: description.trim(), meanings: Object.fromEntries(meanings) }]
    })
}

const files = Object.keys(wings).map((wing) => readFileSync(new URL(`calls/${wing}.md`, import.meta.url), 'utf8'))

export const callTexts: Readonly<Record<string, CallText>> = Object.fromEntries(files.flatMap(callTextsIn))
