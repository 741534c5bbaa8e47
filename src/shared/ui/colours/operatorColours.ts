import { contrast, readableAgainst, readableOn, safeColour } from './colour.js'
import { black, light } from './tokens.js'
import type { PortalColours } from './tokens.js'

/** The colours that an operator may change (`colours` of settings.json). */
export interface OperatorColours {
  primary?: string
  accent?: string
}

/** The background with the least contrast to text: the darkest of the light ones, the lightest of the dark ones. */
const hardest = (tokens: PortalColours) => (readableOn(tokens.paper) === black ? tokens.sunken : tokens.surface)

/** Uses the operator's colours if they are set, the primary one adjusted until it is readable in that scheme. */
export function ofOperator(tokens: PortalColours, colours: OperatorColours): PortalColours {
  const primary = safeColour(colours.primary)
  return {
    ...tokens,
    primary: primary ? readableAgainst(primary, hardest(tokens)) : tokens.primary,
    accent: safeColour(colours.accent) ?? tokens.accent,
  }
}

/** The text colour on a colour: white or the harbour's ink if one is readable, which is calmer than pure black. */
export const inkOn = (colour: string): string =>
  [light.surface, light.ink].find((ink) => contrast(colour, ink) >= 4.5) ?? readableOn(colour)
