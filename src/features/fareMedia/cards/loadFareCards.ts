import { callApi } from '../../../api/callApi'
import { listFareMedia } from '../../../api/contract/fareMedia'
import type { FareMedium } from '../../../api/contract/fareMedia'
import type { Result } from '../../../api/errors'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored } from '../../../shared/storage/browserStorage'
import { forgetChosenCard, stored } from '../../../shared/storage/storedKeys'
import { selectIsGuest, selectMayHaveCards } from '../../session'
import { keepCurrentCard, readCurrentCard } from './currentCard'
import { currentCardRead } from './fareMediaSlice'

/** Loads the visitor's cards: all of a rider's, the one of a guest, none for other visitors. */
export function* loadFareCards(): SagaOf<Result<FareMedium[]>> {
  yield* put(currentCardRead(yield* call(readCurrentCard)))
  if (!(yield* select(selectMayHaveCards))) return { ok: true, value: [] }
  const answer = yield* callApi(listFareMedia)
  if (!answer.ok) return answer
  const cards = yield* goodEntries(answer.value.fare_mediums, 'fareMedia:notShown')
  const isWhole = answer.value.fare_mediums.dropped === 0
  // A guest has one card, which counts as chosen.
  yield* refreshCurrentCard(cards, (yield* select(selectIsGuest)) ? cards[0] : undefined, isWhole)
  return { ok: true, value: cards }
}

/** Stores the chosen card's current balance and name. A card that no longer exists is no longer chosen. */
function* refreshCurrentCard(cards: FareMedium[], only: FareMedium | undefined, isWhole: boolean): SagaOf<void> {
  const chosen = yield* call(() => readStored(stored.fareMediaId))
  const card = only ?? cards.find((entry) => entry.faremedia_id === chosen)
  if (card) yield* put(currentCardRead(yield* call(() => keepCurrentCard(card))))
  else if (isWhole) {
    yield* call(forgetChosenCard)
    yield* put(currentCardRead(null))
  }
}
