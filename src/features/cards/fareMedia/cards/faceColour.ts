import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { safeColour } from '../../../../shared/ui/colours/colour'
import { fareCard } from '../../../../shared/ui/colours/tokens'
import { isOutOfUse, knownKind } from './cardStanding'
import type { Standing } from './cardStanding'

/**
 * Returns the colour of a card's face: none for a card out of use, and the operator's for no bank card or unsupported
 * card unless the backend says so.
 */
export function faceColour({ theme, type }: FareMedium, standing: Standing): string {
  if (isOutOfUse(standing)) return fareCard.resting
  if (knownKind(type) === 'bank card') return fareCard.foreign
  return safeColour(theme?.background_color) ?? (standing === 'good' ? fareCard.own : fareCard.foreign)
}
