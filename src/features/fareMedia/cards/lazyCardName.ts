import { lazyPart } from '../../../shared/ui/lazyScreen'

/** For features that name a card but show none: the code that loads cards comes only with the name. */
export const CardName = lazyPart(() => import('./CardName'), ['fareMedia'])
