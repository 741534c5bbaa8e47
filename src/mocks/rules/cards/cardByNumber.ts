import * as codes from '../../../api/contract/base/errorCodes'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import { refuse, refuseFor } from '../base/refusal'

const triesAllowed = 5

/** The seconds for which a card is closed after too many tries. */
const triesPause = 15 * 60

interface TypedCard {
  card_number: string
  security_code: string
}

/**
 * Returns the card with a printed number and its security code. Errors: refuses a wrong code and an unknown number with
 * the same answer, so that numbers cannot be found out by trying, and a number that was tried too often.
 */
export function cardByNumber(state: BackendState, typed: TypedCard, now: number): FareMediumRecord {
  const number = digitsOf(typed.card_number)
  const tries = state.cardTries[number]
  if (tries && tries.count >= triesAllowed && now - tries.last < triesPause * 1_000)
    refuseFor(triesPause, codes.tooManyTries)
  const card = state.fareMedia.find((entry) => digitsOf(entry.printed_card_number) === number)
  if (!card || card.security_code !== typed.security_code.trim()) {
    state.cardTries[number] = { count: (tries?.count ?? 0) + 1, last: now }
    refuse(codes.notFound)
  }
  delete state.cardTries[number]
  return card
}

const digitsOf = (number: string) => number.replaceAll(/\D/g, '')
