import type { FareMedium } from '../../../api/contract/fareMedia'
import { remoteSlice } from '../../../shared/remote/remoteSlice'
import { valueOf } from '../../../shared/remote/remote'
import type { RootState } from '../../../shared/store'

/** The cards of who is here, read anew with every visit of a part that shows them (decision 76). */
export const fareCards = remoteSlice<FareMedium[]>('fareCards')

export const selectCard = (state: RootState, faremediaId: string): FareMedium | undefined =>
  valueOf(fareCards.select(state))?.find((card) => card.faremedia_id === faremediaId)
