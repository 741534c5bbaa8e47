import { lazyPart } from '../../../shared/ui/lazyScreen'

/** For features that name a card without showing any: the code that reads cards comes with the name. */
export const CardName = lazyPart(() => import('./CardName'), ['fareMedia'])
