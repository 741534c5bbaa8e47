import { createAction } from '@reduxjs/toolkit'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { remoteSlice } from '../../../../shared/remote/remoteSlice'
import { valueOf } from '../../../../shared/remote/remote'
import type { RootState } from '../../../../shared/store'

/** The current visitor's cards. Each screen that shows them loads them again when it opens (decision 76). */
export const fareCards = remoteSlice<FareMedium[]>('fareCards')

/** Cards are on the page, and its tab has come to the front. */
export const cardsInFront = createAction('fareCards/inFront')

export const selectCard = (state: RootState, faremediaId: string): FareMedium | undefined =>
  valueOf(fareCards.select(state))?.find((card) => card.faremedia_id === faremediaId)
