import { fonts } from '../../shared/ui/colours/tokens.js'
import type { FontFacts } from './woff2.js'

/** A font's file under the name that browsers keep it by, and what it holds. */
export interface TypefaceFile {
  address: string
  facts: FontFacts
}

/** How often a letter stands in running text, of a thousand: a text's width follows from it. */
const frequencies: Record<string, number> = {
  ...{ ' ': 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 55, s: 52, h: 50, r: 49, d: 35, l: 33, c: 23, u: 23, m: 20 },
  ...{ w: 19, f: 18, g: 17, y: 16, p: 16, b: 12, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1 },
}

/** The width of that text in Arial, in parts of its size. Liberation Sans and Helvetica are as wide. */
const arial = 0.4418

/** The letters whose files load with every page. */
const first = 'a'.codePointAt(0) ?? 0

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`
const hex = (letter: number) => letter.toString(16)

/** Returns the mean width of running text, in parts of the size. Letters that the font lacks are left out. */
export function widthOf({ advances, unitsPerEm }: FontFacts): number {
  let [width, weight] = [0, 0]
  for (const [letter, often] of Object.entries(frequencies)) {
    const advance = advances.get(letter.codePointAt(0) ?? 0)
    if (advance === undefined) continue
    width += often * advance
    weight += often
  }
  return weight === 0 ? arial : width / weight / unitsPerEm
}

/** Whether a page needs this file at once: upright letters. */
export const isFirst = ({ facts }: TypefaceFile): boolean => facts.advances.has(first) && !facts.isItalic

/** Returns the letters of a file as ranges, so that it loads for them alone; none for a file without another beside it. */
export function rangeOf({ facts }: TypefaceFile, files: TypefaceFile[]): string | undefined {
  const { weight, isItalic, advances } = facts
  const alike = files.filter((other) => other.facts.weight === weight && other.facts.isItalic === isItalic)
  if (alike.length === 1) return undefined
  const ranges: [from: number, to: number][] = []
  for (const letter of [...advances.keys()].sort((one, other) => one - other)) {
    const range = ranges.at(-1)
    if (range?.[1] === letter - 1) range[1] = letter
    else ranges.push([letter, letter])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join()
}

/** The device's font in the measures of the operator's, so that a line is as high and about as wide in either. */
function fallbackFace(family: string, facts: FontFacts): string {
  const size = widthOf(facts) / arial
  const part = (length: number) => percent(length / facts.unitsPerEm / size)
  const { ascent, descent, lineGap } = facts
  return (
    `@font-face{font-family:"${family} fallback";` +
    'src:local("Arial"),local("Liberation Sans"),local("Helvetica"),local("Roboto");' +
    `size-adjust:${percent(size)};ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:${part(lineGap)}}`
  )
}

/** Returns whether the font has every letter of these texts. */
export const hasLettersOf = (files: TypefaceFile[], texts: string): boolean =>
  [...new Set(texts.match(/\p{L}/gu) ?? [])].every((letter) =>
    files.some(({ facts }) => facts.advances.has(letter.codePointAt(0) ?? 0)),
  )

/**
 * Returns the styles of the operator's font, for the languages of which it has all letters; a word in two fonts is no
 * word. Chinese takes it for Latin letters alone. `optional`: a visit that reaches a page before the font keeps the
 * device's font to its end, so no line ever moves; the font is kept, and the next page begins in it.
 */
export function typefaceCss(family: string, files: TypefaceFile[], languages: string[], covered: string[]): string {
  const faces = files.map((file) => {
    const range = rangeOf(file, files)
    const { weight, isItalic } = file.facts
    return (
      `@font-face{font-family:"${family}";src:url(${file.address}) format("woff2");font-weight:${weight};` +
      `font-style:${isItalic ? 'italic' : 'normal'};font-display:optional${range ? `;unicode-range:${range}` : ''}}`
    )
  })
  const facts = (files.find(isFirst) ?? files[0])?.facts
  if (!facts) return ''
  const own = `"${family}","${family} fallback",`
  // Twice: the theme's own styles come later, and weigh half of it.
  const stack = (place: string, fonts: string) => `${place}${place}{--portal-font:${fonts}}`
  const stackOf = (language: string) => (language in fonts ? fonts[language as keyof typeof fonts] : fonts.latin)
  const ofLanguages = languages
    .filter((language) => language in fonts || !covered.includes(language))
    .map((language) => stack(`:lang(${language})`, (covered.includes(language) ? own : '') + stackOf(language)))
  return [...faces, fallbackFace(family, facts), stack(':root', own + fonts.latin), ...ofLanguages].join('')
}
