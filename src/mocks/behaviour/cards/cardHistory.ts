import type * as contract from '../../../api/contract/cards/cardHistory'
import { activityOf, loadsOnTheirWay, tapsOf } from '../../histories/cardActivity'
import { pageOf } from '../../histories/pageOf'
import { isWithinDays } from '../../histories/withinDays'
import { ownCard } from '../../rules/cards/ownCards'
import { riderOf } from '../../rules/base/visitor'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const cardHistoryBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listCardActivity: ({ state, params, query, visitor, language }) => {
    const { uuid } = riderOf(visitor).user
    const { faremedia_id: id } = ownCard(state, visitor, params.id)
    const happened = [...activityOf(state, id, uuid), ...loadsOnTheirWay(state, id, uuid)]
    const found = happened.filter((entry) => isWithinDays(entry.date_time, query))
    const { results, ...page } = pageOf(newestFirst(found), query)
    const sent = results.map(({ faremedia_id: _, description, fare_reason, ...entry }) => ({
      ...entry,
      description: description?.[language] ?? null,
      fare_reason: fare_reason?.[language] ?? null,
    }))
    return { results: sent, ...page }
  },

  listCardTaps: ({ state, params, query, visitor, language }) => {
    const { uuid } = riderOf(visitor).user
    const found = tapsOf(state, ownCard(state, visitor, params.id).faremedia_id, uuid)
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

/** The entry noted later comes first among those of the same time. */
const newestFirst = <T extends { date_time: string }>(entries: T[]): T[] =>
  entries
    .toReversed()
    .sort((one, other) => (one.date_time < other.date_time ? 1 : one.date_time > other.date_time ? -1 : 0))
