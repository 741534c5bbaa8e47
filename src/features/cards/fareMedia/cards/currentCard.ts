import * as v from 'valibot'
import { possibleId } from '../../../../api/contract/base/common'
import * as limits from '../../../../api/contract/base/limits'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { readStored, storedKey, writeStored } from '../../../../shared/storage/browserStorage'
import { cardKeys } from './cardKeys'

const currentCard = v.object({
  nickname: possibleId,
  faremediaId: possibleId,
  cardNumber: possibleId,
  category: possibleId,
  /** In cents; null if unknown. */
  storedValue: v.nullable(v.pipe(v.number(), v.safeInteger())),
  type: possibleId,
  colour: possibleId,
})
const key = storedKey(cardKeys.currentCard.key, currentCard)

/** The chosen card as the browser stores it (FM-11), so that it shows before anything loads. */
export type CurrentCard = v.InferOutput<typeof currentCard>

const short = (text: string | null | undefined) => (text ?? '').slice(0, limits.id)

export const currentCardOf = (card: FareMedium): CurrentCard => ({
  nickname: short(card.nickname),
  faremediaId: card.faremedia_id,
  cardNumber: short(card.printed_card_number),
  category: short(card.category),
  storedValue: card.balances?.general_funds ?? null,
  type: short(card.type),
  colour: short(card.theme?.background_color),
})

/** Returns the stored card; null if no card or another one is chosen. */
export function readCurrentCard(): CurrentCard | null {
  const card = readStored(key)
  return card && card.faremediaId === readStored(cardKeys.fareMediaId) ? card : null
}

/** Stores the card as the chosen one: purchases are for it from now on. */
export function keepCurrentCard(card: FareMedium): CurrentCard {
  const current = currentCardOf(card)
  writeStored(cardKeys.fareMediaId, current.faremediaId)
  writeStored(key, current)
  return current
}
