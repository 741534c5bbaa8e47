import type { Texts } from './completeTexts'

/**
 * A language for tests alone: English with accents, 40 % longer and with marks of direction. What it makes of a screen
 * shows whether a further language would fit (LANG-02). The mock build has it beside the shipped ones.
 */
export const pseudoLocale = 'en-XA'

const plain = 'aeiouyAEIOUYcnszCNSZ'
const accented = 'áéíôüýÂÉÎÖÛÝçñšžÇÑŠŽ'
const withAccent = (letter: string) => accented[plain.indexOf(letter)] ?? letter

/** Parts that a translation keeps: placeholders, nested texts and tags. */
const kept = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>)/

const rightToLeft = '\u200f'
const words = ['óñé', 'twô', 'thréé', 'fôür', 'fívé', 'šíx']

function pseudoText(text: string): string {
  const parts = text.split(kept).map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/\w/g, withAccent)))
  let padding = ''
  for (let at = 0; padding.length < text.length * 0.4; at++) padding += ` ${words[at % words.length] ?? ''}`
  return `${rightToLeft}${parts.join('')}${padding.slice(0, Math.max(2, Math.ceil(text.length * 0.4)))}`
}

/** A text that the pseudo-locale lacks, so that each page in it shows what happens to a language with a gap. */
const missing = 'copyright'

/** Returns the pseudo-locale's texts for these English ones. */
export function pseudoTexts(english: Texts): Texts {
  return Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => key !== missing)
      .map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudoTexts(text)]),
  )
}
