import { contrast, readableAgainst, readableOn, safeColour } from './colour.js'
import { black, light } from './tokens.js'
import type { PortalColours } from './tokens.js'

export interface OperatorColours {
  primary?: string
  accent?: string
}

/** The background with the least contrast to text: the darkest light one, the lightest dark one. */
const hardest = (tokens: PortalColours) => (readableOn(tokens.paper) === black ? tokens.sunken : tokens.surface)

/** Uses the operator's colours. The primary one is adjusted until it is readable. */
export function ofOperator(tokens: PortalColours, colours: OperatorColours): PortalColours {
  const primary = safeColour(colours.primary)
  return {
    ...tokens,
    primary: primary ? readableAgainst(primary, hardest(tokens)) : tokens.primary,
    accent: safeColour(colours.accent) ?? tokens.accent,
  }
}

/** Returns the text colour on a colour: white or the harbour's ink where readable, because it is calmer than black. */
export const inkOn = (colour: string): string =>
  [light.surface, light.ink].find((ink) => contrast(colour, ink) >= 4.5) ?? readableOn(colour)
