import * as v from 'valibot'
import { uuid as id } from '../../../../api/contract/base/common'
import { removeStored, storedKey } from '../../../../shared/storage/browserStorage'

export const cardKeys = {
  fareMediaId: storedKey('faremedia_id', id, { format: 'text' }),
  /** `currentCard` knows the format. */
  currentCard: storedKey('current_card', v.unknown()),
}

/** Removes the chosen card, so that the next visitor chooses again. */
export function forgetChosenCard(): void {
  removeStored(cardKeys.fareMediaId)
  removeStored(cardKeys.currentCard)
}
