import type { OperatorSettings } from '../../features/identity/settings/operatorSettings.js'
import { SettingsFaults } from '../../features/identity/settings/settingsFaults.js'
import { colourPairs } from '../../shared/ui/colours/colourPairs.js'

/**
 * Checks every pair of colours that follows from the operator's, in light and dark. The theme moves the primary colour
 * until it is readable, so only an accent can fail.
 * @throws SettingsFaults that name each pair and its ratio, if a text could not be read or a focus ring not be seen.
 */
export function judgedColours({ colours }: Pick<OperatorSettings, 'colours'>): void {
  const faults = colourPairs(colours)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ scheme, setting, what, ground, colours: [front, back], ratio, needed }) => ({
      file: 'settings.json',
      place: `colours.${setting}`,
      words: `${what} (${front}) on ${ground} (${back}) in ${scheme} has a contrast of ${ratio.toFixed(2)}:1. It needs ${needed}:1.`,
    }))
  if (faults.length > 0) throw new SettingsFaults(faults)
}
