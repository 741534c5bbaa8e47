import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { safeColour } from '../../../../shared/ui/colours/colour'
import { fareCard } from '../../../../shared/ui/colours/tokens'
import type { Standing } from './cardStanding'

/**
 * Returns the colour of a card's face. A card that is out of use loses its own. One that nothing is sold for, such as a
 * bank card, has the colour of its kind.
 */
export function faceColour({ theme }: FareMedium, standing: Standing): string {
  if (standing !== 'good' && standing !== 'unsupported') return fareCard.resting
  return safeColour(theme?.background_color) ?? (standing === 'good' ? fareCard.own : fareCard.foreign)
}
