import { cartCleared, isPhysical, readCart, selectCartLines } from '../../features/buying/cart'
import type { CartLine } from '../../features/buying/cart'
import { purchaseTypeChosen } from '../../features/cards/fareMedia'
import { currentCardRead, keepCurrentCard, selectCard, standingOf } from '../../features/cards/fareMedia/onDemand'
import type { CardAim, cardChosen } from '../../features/cards/fareMedia/onDemand'
import { selectSettings } from '../../features/identity/settings'
import type { OperatorSettings } from '../../features/identity/settings'
import { ask } from '../../shared/dialogs/ask'
import { goTo } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored } from '../../shared/storage/browserStorage'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import { anotherCardDialog, commitCart, conflictWithCard } from '../../features/buying/cart/onDemand'

/**
 * Chooses a card to buy for (CAT-10, CAT-11). A cart for another card is cleared or saved, with the visitor's consent.
 * Purchases are then digital and for this card.
 */
export function* chooseCard(event: ReturnType<typeof cardChosen>): SagaOf<void> {
  const { faremediaId, aim } = event.payload
  const settings = yield* select(selectSettings)
  const card = yield* select((state) => selectCard(state, faremediaId))
  if (!card || standingOf(card, settings) !== 'good') return
  // Another tab may have changed the cart just now.
  yield* readCart()
  const chosen = yield* call(() => readStored(cardKeys.fareMediaId))
  const lines = yield* select(selectCartLines)
  const others = lines.filter((line) => isForAnother(line, faremediaId, chosen))
  if (others.length > 0) {
    const answer = yield* ask(anotherCardDialog, { between: conflictWithCard(others), isAdding: false })
    if (answer === 'keep') return
    const aside = answer === 'save' ? lines : []
    const done = yield* commitCart({ expected: lines, saveForLater: aside, change: cartCleared() })
    // The cart has changed, so the answer was about another one.
    if (done === 'changed') return yield* chooseCard(event)
    if (done === 'full') return
  }
  yield* put(currentCardRead(yield* call(() => keepCurrentCard(card))))
  yield* put(purchaseTypeChosen('digital'))
  yield* goTo(paths.productsInTransitMode('digital') + filterFor(aim, settings))
}

/** A line without a card is for the card chosen so far. A physical product is for none. */
function isForAnother(line: CartLine, faremediaId: string, chosen: string | undefined): boolean {
  const forCard = line.faremedia_id ?? chosen
  return !isPhysical(line) && forCard !== undefined && forCard !== faremediaId
}

function filterFor(aim: CardAim, { fareCards: { valueFilter } }: OperatorSettings): string {
  return aim === 'value' && valueFilter ? `?filter=${encodeURI(valueFilter)}` : ''
}
