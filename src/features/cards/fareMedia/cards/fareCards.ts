import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { remoteSlice } from '../../../../shared/remote/remoteSlice'
import { valueOf } from '../../../../shared/remote/remote'
import type { RootState } from '../../../../shared/store'

/** The current visitor's cards. Each screen that shows them loads them again when it opens (decision 76). */
export const fareCards = remoteSlice<FareMedium[]>('fareCards')

export const selectCard = (state: RootState, faremediaId: string): FareMedium | undefined =>
  valueOf(fareCards.select(state))?.find((card) => card.faremedia_id === faremediaId)
