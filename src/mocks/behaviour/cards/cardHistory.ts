import type * as contract from '../../../api/contract/cards/cardHistory'
import { pageOf } from '../../histories/pageOf'
import { isWithinDays } from '../../histories/withinDays'
import { booksOf } from '../../ledger/books'
import { generalFunds, valueOnItsWay } from '../../ledger/funds'
import { ownCard } from '../../rules/cards/ownCards'
import { riderOf } from '../../rules/base/visitor'
import type { ActivityRecord } from '../../state/cards/cardHistory'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const cardHistoryBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listCardActivity: ({ state, params, query, visitor, language }) => {
    riderOf(visitor)
    const card = ownCard(state, visitor, params.id)
    const own = state.activities.filter((entry) => entry.faremedia_id === card.faremedia_id)
    const found = [...own, ...onItsWay(state, card)].filter((entry) => isWithinDays(entry.date_time, query))
    const { results, ...page } = pageOf(newestFirst(found), query)
    const sent = results.map(({ faremedia_id: _, free: __, description, fare_reason, ...entry }) => ({
      ...entry,
      description: description?.[language] ?? null,
      fare_reason: fare_reason?.[language] ?? null,
    }))
    return { results: sent, ...page }
  },

  listCardTaps: ({ state, params, query, visitor, language }) => {
    riderOf(visitor)
    const { faremedia_id } = ownCard(state, visitor, params.id)
    const found = state.taps.filter((tap) => tap.faremedia_id === faremedia_id)
    const { results, ...page } = pageOf(newestFirst(found), query)
    const sent = results.map(({ faremedia_id: _, place, cap_note, fare_reason, ...tap }) => ({
      ...tap,
      place: place[language],
      cap_note: cap_note?.[language] ?? null,
      fare_reason: fare_reason?.[language] ?? null,
    }))
    return { results: sent, ...page }
  },
}

/** Of two at the same time, the one noted later comes first. */
const newestFirst = <T extends { date_time: string }>(entries: T[]): T[] =>
  entries
    .toReversed()
    .sort((one, other) => (one.date_time < other.date_time ? 1 : one.date_time > other.date_time ? -1 : 0))

/** Value that cannot be spent yet is told as pending, and is not in the balance. What is older than the books has no time. */
const onItsWay = (state: BackendState, { faremedia_id }: FareMediumRecord): ActivityRecord[] =>
  valueOnItsWay(state, faremedia_id).flatMap(({ amount, usable_from, entry }) => {
    const cause = booksOf(state).byNumber.get(entry)
    if (!cause || cause.kind === 'opening') return []
    return [
      {
        activity_id: `pending-${cause.number}-${amount}`,
        faremedia_id,
        date_time: cause.at,
        type: cause.kind === 'autoload' ? ('autoload' as const) : ('load' as const),
        description: null,
        amount,
        balance: generalFunds(state, faremedia_id),
        state: 'pending' as const,
        usable_from,
        fare_reason: null,
      },
    ]
  })
