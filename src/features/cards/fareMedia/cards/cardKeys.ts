import { createAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { uuid as id } from '../../../../api/contract/base/common'
import { removeStored, storedKey } from '../../../../shared/storage/browserStorage'

export const cardKeys = {
  fareMediaId: storedKey('faremedia_id', id, { format: 'text' }),
  /** `currentCard` knows the format. */
  currentCard: storedKey('current_card', v.unknown()),
}

/** What the browser shows of the chosen card leaves with its rider. Which card it is waits with the cart (decision 23). */
export function forgetCardShown(): void {
  removeStored(cardKeys.currentCard)
}

/** Removes the chosen card, so that the next visitor chooses again. */
export function forgetChosenCard(): void {
  removeStored(cardKeys.fareMediaId)
  removeStored(cardKeys.currentCard)
}

/** The stored choice is another one: by another tab, or with a cart that was put back. The page names that card now. */
export const chosenCardChanged = createAction('fareMedia/chosenCardChanged')
