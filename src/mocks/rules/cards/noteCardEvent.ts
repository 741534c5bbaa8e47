import type { CardEventRecord } from '../../state/cards/cardHistory'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import { nextNumber } from '../../state/tester/counters'
import type { BackendState } from '../../state'

interface Noted extends Pick<CardEventRecord, 'type'> {
  description?: CardEventRecord['description']
  /** Milliseconds since the epoch. */
  now: number
}

/** Notes what was done with a card, for its history. What moves money or passes is read from the ledger instead. */
export function noteCardEvent(
  state: BackendState,
  { faremedia_id }: Pick<FareMediumRecord, 'faremedia_id'>,
  { type, description = null, now }: Noted,
): void {
  const event_id = `event-${nextNumber(state, 'activity')}`
  state.cardEvents.push({ event_id, faremedia_id, date_time: new Date(now).toISOString(), type, description })
}
