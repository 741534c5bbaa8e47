import { listFareMedia } from '../../../api/contract/cards/fareMedia'
import type { Call } from '../../../api/startedCalls'
import { signIn } from '../identity/signIn.calls'
import type { FirstCalls } from '../page'

const cards: Call[] = [{ endpoint: listFareMedia, input: {} }]

export const myCards: FirstCalls = ({ settings }) => (settings.features.fareMedia ? cards : [])

/** A guest with a card sees that card alone. */
export const manageCard: FirstCalls = ({ visitor }) => (visitor.kind === 'guest' && visitor.cardToken ? cards : [])

/** Riders choose a card. Others sign in, or go on to their one card. */
export const digital: FirstCalls = (visit) => {
  if (visit.visitor.kind === 'rider') return cards
  const ofGuest = manageCard(visit)
  return ofGuest.length > 0 ? ofGuest : signIn(visit)
}
