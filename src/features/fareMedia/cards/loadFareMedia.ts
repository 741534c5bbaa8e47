import { callApi } from '../../../api/callApi'
import { listFareMedia, renameFareMedium } from '../../../api/contract/fareMedia'
import type { FareMedium } from '../../../api/contract/fareMedia'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { succeeded } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored } from '../../../shared/storage/browserStorage'
import { forgetChosenCard, stored } from '../../../shared/storage/storedKeys'
import { selectEpoch, selectVisitor } from '../../session'
import { keepCurrentCard, readCurrentCard } from './currentCard'
import {
  cardRenamed,
  cardsAnswered,
  cardsRequested,
  currentCardRead,
  renameRefused,
  selectCards,
} from './fareMediaSlice'
import type { renameRequested } from './fareMediaSlice'

/** The cards of the visitor: a rider's own, a guest's one, and none for others. */
export function* loadFareMedia(): SagaOf<void> {
  yield* put(currentCardRead(yield* call(readCurrentCard)))
  const visitor = yield* select(selectVisitor)
  if (visitor.kind !== 'rider' && !(visitor.kind === 'guest' && visitor.cardToken)) {
    yield* put(cardsAnswered({ ok: true, value: [] }))
    return
  }
  const answer = yield* callApi(listFareMedia)
  if (!answer.ok) {
    if (answer.error.kind !== 'aborted') yield* put(cardsAnswered(answer))
    return
  }
  const cards = yield* goodEntries(answer.value.fare_mediums, 'fareMedia:notShown')
  yield* put(cardsAnswered({ ok: true, value: cards }))
  // A guest has one card and nothing to choose.
  const isWhole = answer.value.fare_mediums.dropped === 0
  yield* refreshCurrentCard(cards, visitor.kind === 'guest' ? cards[0] : undefined, isWhole)
}

/** Balance and name of the chosen card as they are now; a card that is not there any more is not chosen either. */
function* refreshCurrentCard(cards: FareMedium[], only: FareMedium | undefined, isWhole: boolean): SagaOf<void> {
  const chosen = yield* call(() => readStored(stored.fareMediaId))
  const card = only ?? cards.find((entry) => entry.faremedia_id === chosen)
  if (card) yield* put(currentCardRead(yield* call(() => keepCurrentCard(card))))
  else if (isWhole) {
    yield* call(forgetChosenCard)
    yield* put(currentCardRead(null))
  }
}

/** Language or connection: the same cards once more, where they were asked for at all. */
export function* reloadFareMedia(): SagaOf<void> {
  const { status } = yield* select(selectCards)
  if (status !== 'idle') yield* put(cardsRequested({ epoch: yield* select(selectEpoch) }))
}

export function* renameCard({ payload }: ReturnType<typeof renameRequested>): SagaOf<void> {
  const { faremediaId, nickname } = payload
  const answer = yield* callApi(renameFareMedium, { params: { id: faremediaId }, body: { nickname } })
  if (!answer.ok) {
    yield* put(renameRefused(answer.error))
    return
  }
  yield* put(cardRenamed(answer.value))
  const isCurrent = (yield* call(readCurrentCard))?.faremediaId === faremediaId
  if (isCurrent) yield* put(currentCardRead(yield* call(() => keepCurrentCard(answer.value))))
  yield* put(succeeded({ key: 'fareMedia:rename.done' }))
}
