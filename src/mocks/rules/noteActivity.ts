import { nextNumber } from '../state/counters'
import type { ActivityRecord } from '../state/cardHistory'
import type { FareMediumRecord } from '../state/fareCards'
import type { BackendState } from '../state'

interface Noted extends Pick<ActivityRecord, 'type' | 'amount'> {
  description?: ActivityRecord['description']
  /** Milliseconds since the epoch. */
  now: number
}

/** Writes into a card's history what has just changed its funds, and what it holds now. */
export function noteActivity(state: BackendState, card: FareMediumRecord, noted: Noted): void {
  const { type, amount, description = null, now } = noted
  state.activities.push({
    activity_id: `activity-${nextNumber(state, 'activity')}`,
    faremedia_id: card.faremedia_id,
    date_time: new Date(now).toISOString(),
    type,
    description,
    amount,
    balance: card.balances.general_funds,
    state: 'posted',
    fare_reason: null,
  })
}
