import { callApi } from '../../../../shared/saga/callApi'
import { listFareMedia } from '../../../../api/contract/cards/fareMedia'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { Result } from '../../../../api/errors'
import { goodEntries } from '../../../../shared/remote/goodEntries'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { readStored } from '../../../../shared/storage/browserStorage'
import { cardKeys, forgetChosenCard } from './cardKeys'
import { selectIsGuest, selectMayHaveCards } from '../../../identity/session'
import { keepCurrentCard, readCurrentCard } from './currentCard'
import { fareCards } from './fareCards'
import { currentCardRead } from './fareMediaSlice'

/** Loads the visitor's cards: all of a rider's, the one of a guest, none for other visitors. */
export const loadFareCards = (): SagaOf<Result<FareMedium[]>> => readCards({ quiet: false })

/**
 * Reads the cards again behind what is shown, after a write whose effect is not known. A failure is not told. Returns the
 * cards as they are now; undefined if they could not be read.
 */
export function* rereadCards(): SagaOf<FareMedium[] | undefined> {
  const answer = yield* readCards({ quiet: true })
  if (!answer.ok) return undefined
  yield* put(fareCards.replaced(answer.value))
  return answer.value
}

function* readCards({ quiet }: { quiet: boolean }): SagaOf<Result<FareMedium[]>> {
  yield* put(currentCardRead(yield* call(readCurrentCard)))
  if (!(yield* select(selectMayHaveCards))) return { ok: true, value: [] }
  const answer = yield* callApi(listFareMedia, { quiet })
  if (!answer.ok) return answer
  const { fare_mediums: list } = answer.value
  const cards = quiet ? list.good : yield* goodEntries(list, 'fareMedia:notShown')
  const isWhole = list.dropped === 0
  // A guest has one card, which counts as chosen.
  yield* refreshCurrentCard(cards, (yield* select(selectIsGuest)) ? cards[0] : undefined, isWhole)
  return { ok: true, value: cards }
}

/** Stores the chosen card's current balance and name. A card that no longer exists is no longer chosen. */
function* refreshCurrentCard(cards: FareMedium[], only: FareMedium | undefined, isWhole: boolean): SagaOf<void> {
  const chosen = yield* call(() => readStored(cardKeys.fareMediaId))
  const card = only ?? cards.find((entry) => entry.faremedia_id === chosen)
  if (card) yield* put(currentCardRead(yield* call(() => keepCurrentCard(card))))
  else if (isWhole) {
    yield* call(forgetChosenCard)
    yield* put(currentCardRead(null))
  }
}
