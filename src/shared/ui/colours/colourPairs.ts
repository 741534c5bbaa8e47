import { contrast } from './colour.js'
import { inkOn, ofOperator } from './operatorColours.js'
import type { OperatorColours } from './operatorColours.js'
import { dark, light } from './tokens.js'

/** Two colours that must be told apart, and the contrast that WCAG asks for (1.4.3 of text, 1.4.11 of controls). */
export interface ColourPair {
  scheme: 'light' | 'dark'
  setting: 'primary' | 'accent'
  what: string
  ground: string
  colours: [front: string, back: string]
  ratio: number
  needed: 3 | 4.5
}

const grounds = { paper: 'the page', surface: 'a card', sunken: 'a sunken area' } as const
const bands = { harbour: 'the header', harbourDeep: 'the footer' } as const

/** Returns each pair with an operator's colour, in light and dark, as the theme makes it. */
export function colourPairs(colours: OperatorColours): ColourPair[] {
  return Object.entries({ light, dark }).flatMap(([scheme, own]) => {
    const tokens = ofOperator(own, colours)
    const pair = (
      setting: ColourPair['setting'],
      what: string,
      ground: string,
      [front, back]: [string, string],
      needed: ColourPair['needed'],
    ): ColourPair => ({
      ...{ scheme: scheme as ColourPair['scheme'], setting, what, ground, colours: [front, back] },
      ...{ ratio: contrast(front, back), needed },
    })
    const { primary, accent } = tokens
    return [
      pair('primary', 'text', 'a button', [inkOn(primary), primary], 4.5),
      ...Object.entries(grounds).map(([name, ground]) =>
        pair('primary', 'a link', ground, [primary, tokens[name as keyof typeof grounds]], 4.5),
      ),
      pair('accent', 'text', 'what stands out', [inkOn(accent), accent], 4.5),
      ...Object.entries(bands).map(([name, ground]) =>
        pair('accent', 'a focus ring', ground, [accent, tokens[name as keyof typeof bands]], 3),
      ),
    ]
  })
}
