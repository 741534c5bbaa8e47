export { PagePart as Section, PageParts as Sections } from '../../../shared/ui/parts/PagePart'
