import type { Texts } from './completeTexts'

/**
 * A language for tests alone: accented English, 40 % longer, with marks of direction. A screen in it shows whether a
 * further language would fit (LANG-02).
 */
export const pseudoLocale = 'en-XA'

const plain = 'aeiouyAEIOUYcnszCNSZ'
const accented = 'áéíôüýÂÉÎÖÛÝçñšžÇÑŠŽ'
const withAccent = (letter: string) => accented[plain.indexOf(letter)] ?? letter

/** Placeholders, nested texts and tags stay as they are. */
const kept = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>)/

const rightToLeft = '\u200f'
const words = ['óñé', 'twô', 'thréé', 'fôür', 'fívé', 'šíx']

function pseudoText(text: string): string {
  const parts = text.split(kept).map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/\w/g, withAccent)))
  let padding = ''
  for (let at = 0; padding.length < text.length * 0.4; at++) padding += ` ${words[at % words.length] ?? ''}`
  return `${rightToLeft}${parts.join('')}${padding.slice(0, Math.max(2, Math.ceil(text.length * 0.4)))}`
}

/** This text is missing, so that each page shows what a gap in a language looks like. */
const missing = 'copyright'

export function pseudoTexts(english: Texts): Texts {
  return Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => key !== missing)
      .map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudoTexts(text)]),
  )
}
