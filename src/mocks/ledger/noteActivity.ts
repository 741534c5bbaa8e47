import { nextNumber } from '../state/tester/counters'
import type { ActivityRecord } from '../state/cards/cardHistory'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'
import { generalFunds } from './funds'

interface Noted extends Pick<ActivityRecord, 'type' | 'amount'> {
  description?: ActivityRecord['description']
  /** Of a transfer. */
  other?: FareMediumRecord
  /** Milliseconds since the epoch. */
  now: number
}

/** Writes into a card's history what has just happened to it, and what it holds now. */
export function noteActivity(state: BackendState, card: FareMediumRecord, noted: Noted): void {
  const { type, amount, description = null, other, now } = noted
  state.activities.push({
    activity_id: `activity-${nextNumber(state, 'activity')}`,
    faremedia_id: card.faremedia_id,
    date_time: new Date(now).toISOString(),
    type,
    description,
    ...(other && { other_card: endOf(other) }),
    amount,
    balance: generalFunds(state, card.faremedia_id),
    state: 'posted',
    fare_reason: null,
  })
}

const endOf = ({ type, nickname, printed_card_number }: FareMediumRecord) => ({ type, nickname, printed_card_number })
