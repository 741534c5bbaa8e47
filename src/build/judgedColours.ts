import type { OperatorSettings } from '../features/identity/settings/operatorSettings.js'
import { contrast, safeColour } from '../shared/ui/colours/colour.js'
import { dark, light } from '../shared/ui/colours/tokens.js'

/** What WCAG 1.4.11 asks of focus rings and edges. */
const needed = 3

/**
 * Checks the operator's accent against what it stands on: header and footer, in light and dark. The primary colour needs
 * no check, because the theme moves it until text on it is readable.
 * @throws Error that names the pair and its ratio, if a focus ring could not be seen.
 */
export function judgedColours({ colours }: Pick<OperatorSettings, 'colours'>): void {
  const accent = safeColour(colours.accent)
  if (accent === undefined) return
  for (const [scheme, tokens] of Object.entries({ light, dark }))
    for (const [place, ground] of Object.entries({ header: tokens.harbour, footer: tokens.harbourDeep })) {
      const ratio = contrast(accent, ground)
      if (ratio < needed)
        throw new Error(
          `settings.json: colours.accent ${accent} on the ${place} ${ground} (${scheme}) has a contrast of ${ratio.toFixed(2)}:1. It needs ${needed}:1, or keyboard users cannot see where they are.`,
        )
    }
}
