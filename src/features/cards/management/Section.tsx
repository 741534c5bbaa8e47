/** A titled part of a card's tab. */
export { PagePart as Section } from '../../../shared/ui/parts/PagePart'
