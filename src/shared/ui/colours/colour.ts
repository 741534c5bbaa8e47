import { black, white } from './tokens.js'

/**
 * Colours of backends or operators are data: they are checked before they reach a style, and their contrast is never
 * taken for granted.
 */

/**
 * Returns a colour as `#rgb` or `#rrggbb`; undefined for anything else, so that no value carries more than a colour.
 */
export function safeColour(value: string | null | undefined): string | undefined {
  const colour = value?.trim()
  return colour && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? colour.toLowerCase() : undefined
}

type Rgb = [number, number, number]

function toRgb(colour: string): Rgb {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb
}

/** Returns the relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = toRgb(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). Text needs 4.5, controls need 3. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns black or white, whichever has more contrast. One of them always reaches 4.5. */
export function readableOn(colour: string): typeof black | typeof white {
  return contrast(colour, black) >= contrast(colour, white) ? black : white
}

/** Returns the colour, or the nearest step towards black or white that has enough contrast. */
export function readableAgainst(colour: string, background: string, ratio = 4.5): string {
  const target = toRgb(readableOn(background))
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = toRgb(colour).map((part, at) => Math.round(part + ((target[at] ?? 0) - part) * share))
    const candidate = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    if (contrast(candidate, background) >= ratio) return candidate
  }
  return readableOn(background)
}
