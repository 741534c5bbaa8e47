import { callApi } from '../../../../shared/saga/callApi'
import { listFareMedia } from '../../../../api/contract/cards/fareMedia'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { Result } from '../../../../api/errors'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { goodEntries } from '../../../../shared/remote/goodEntries'
import { valueOf } from '../../../../shared/remote/remote'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { readStored } from '../../../../shared/storage/browserStorage'
import { every } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import type { RootState } from '../../../../shared/store'
import { languageChanged } from '../../../identity/settings'
import { cardKeys, chosenCardChanged, forgetChosenCard } from './cardKeys'
import { selectIsGuest, selectMayHaveCards } from '../../../identity/session'
import { currentCardOf, keepCurrentCard, readCurrentCard } from './currentCard'
import { currentCardRead } from './fareMediaSlice'

/** Loads all cards of a rider, the one card of a guest, and none for other visitors. */
export const loadFareCards = (): SagaOf<Result<FareMedium[]>> => readCards({ quiet: false })

/** The visitor's cards. A screen that shows them loads them again when it opens (decision 76). */
export const fareCards = remoteRead('fareCards', loadFareCards, {
  again: [languageChanged, moneyMoved],
  // The forms that they fill keep what is typed.
  looksAgain: 'whileTyping',
})

export const selectCard = (state: RootState, faremediaId: string): FareMedium | undefined =>
  valueOf(fareCards.select(state))?.find((card) => card.faremedia_id === faremediaId)

/**
 * Reads the cards again behind the page, after a write with an unknown outcome. A failure shows no message. Returns the
 * cards, or undefined.
 */
export function* rereadCards(): SagaOf<FareMedium[] | undefined> {
  const answer = yield* readCards({ quiet: true })
  if (!answer.ok) return undefined
  yield* put(fareCards.replaced(answer.value))
  return answer.value
}

function* readCards({ quiet }: { quiet: boolean }): SagaOf<Result<FareMedium[]>> {
  // After a lost session the browser keeps which card its rider chose, and a visitor is not that rider.
  if (!(yield* select(selectMayHaveCards))) return { ok: true, value: [] }
  yield* put(currentCardRead(yield* call(readCurrentCard)))
  const answer = yield* callApi(listFareMedia, { quiet })
  if (!answer.ok) return answer
  const { fare_mediums: list } = answer.value
  const cards = quiet ? list.good : yield* goodEntries(list, 'fareMedia:notShown')
  const isWhole = list.dropped === 0
  // A guest's only card counts as chosen.
  yield* refreshCurrentCard(cards, (yield* select(selectIsGuest)) ? cards[0] : undefined, isWhole)
  return { ok: true, value: cards }
}

/** Stores the chosen card's balance and name again. A card that is gone is no longer chosen. */
function* refreshCurrentCard(cards: FareMedium[], only: FareMedium | undefined, isWhole: boolean): SagaOf<void> {
  const chosen = yield* call(() => readStored(cardKeys.fareMediaId))
  const card = only ?? cards.find((entry) => entry.faremedia_id === chosen)
  if (card) yield* put(currentCardRead(yield* call(() => keepCurrentCard(card))))
  else if (isWhole) {
    yield* call(forgetChosenCard)
    yield* put(currentCardRead(null))
  }
}

/** Stores nothing, because the tab that chose the card does. A card that is not among the loaded ones is read. */
function* followChosenCard(): SagaOf<void> {
  const chosen = yield* call(() => readStored(cardKeys.fareMediaId))
  const card = chosen === undefined ? undefined : yield* select((state) => selectCard(state, chosen))
  const current = card ? currentCardOf(card) : yield* call(readCurrentCard)
  yield* put(currentCardRead(current))
  const isShown = (yield* select(fareCards.select)).status !== 'idle'
  if (chosen !== undefined && !current && isShown) yield* put(fareCards.requested())
}

attachOnImport('chosenCard', () => every(chosenCardChanged, followChosenCard))
