import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { valueOf } from '../../../../shared/remote/remote'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { keepCurrentCard, readCurrentCard } from './currentCard'
import { fareCards } from './fareCards'
import { currentCardRead } from './fareMediaSlice'

/** Shows the newest data of a card, or a new card, and stores it if purchases are for it. */
export function* putCard(card: FareMedium): SagaOf<void> {
  const cards = valueOf(yield* select(fareCards.select))
  if (cards) {
    const isKnown = cards.some((entry) => entry.faremedia_id === card.faremedia_id)
    const newest = cards.map((entry) => (entry.faremedia_id === card.faremedia_id ? card : entry))
    yield* put(fareCards.replaced(isKnown ? newest : [...newest, card]))
  }
  const isCurrent = (yield* call(readCurrentCard))?.faremediaId === card.faremedia_id
  if (isCurrent) yield* put(currentCardRead(yield* call(() => keepCurrentCard(card))))
}
