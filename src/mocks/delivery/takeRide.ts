import { cardFunds } from '../ledger/accounts'
import { arriveOn } from '../ledger/arrive'
import { generalFunds } from '../ledger/funds'
import { money, post } from '../ledger/post'
import { capsOf } from '../rules/cards/fareCaps'
import { whyOutOfUse } from '../rules/cards/ownCards'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'

/**
 * A card is tapped on a vehicle: the ride costs its fare, in cents, or nothing once a cap is reached. Returns whether it
 * was let through: not with a card that is out of use, or without the funds.
 */
export function takeRide(state: BackendState, card: FareMediumRecord, fare: number, now: number): boolean {
  const { faremedia_id: id, owner } = card
  if (whyOutOfUse(card, now)) return false
  arriveOn(state, card, now)
  const caps = capsOf(state, card, { language: 'en', now })
  const isFree = caps.some(({ count, ride_free_on }) => count + 1 >= ride_free_on)
  if (!isFree && generalFunds(state, id) < fare) return false
  const lines = isFree ? [] : [money(cardFunds(id, 'general'), -fare)]
  post(state, { kind: isFree ? 'cap' : 'ride', owner, record: id, lines, now })
  return true
}
