/** A titled part of a card's tab, and the surface of several. */
export { PagePart as Section, PageParts as Sections } from '../../../shared/ui/parts/PagePart'
