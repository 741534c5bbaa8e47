import type * as contract from '../../api/contract/cardHistory'
import { dayOf } from '../../shared/locales/dates'
import { operatorTimeZone } from '../rules/fareCaps'
import { ownCard } from '../rules/ownCards'
import { riderOf } from '../rules/visitor'
import type { BehaviourOf, CallContext, CallsOf } from './behaviour'

const rowCount = 25

export const cardHistoryBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listCardActivity: ({ state, params, query, visitor, language }) => {
    riderOf(visitor)
    const { faremedia_id } = ownCard(state, visitor, params.id)
    const [from, to] = [query.get('from') || '0', query.get('to') || '9']
    const isAsked = (date_time: string) => {
      const day = dayOf(Date.parse(date_time), operatorTimeZone)
      return day >= from && day <= to
    }
    const found = state.activities.filter((entry) => entry.faremedia_id === faremedia_id && isAsked(entry.date_time))
    return pageOf(newestFirst(found), query, ({ faremedia_id: _, description, fare_reason, ...entry }) => ({
      ...entry,
      description: description?.[language] ?? null,
      fare_reason: fare_reason?.[language] ?? null,
    }))
  },

  listCardTaps: ({ state, params, query, visitor, language }) => {
    riderOf(visitor)
    const { faremedia_id } = ownCard(state, visitor, params.id)
    const found = state.taps.filter((tap) => tap.faremedia_id === faremedia_id)
    return pageOf(newestFirst(found), query, ({ faremedia_id: _, place, cap_note, fare_reason, ...tap }) => ({
      ...tap,
      place: place[language],
      cap_note: cap_note?.[language] ?? null,
      fare_reason: fare_reason?.[language] ?? null,
    }))
  },
}

/** Of two at the same time, the one noted later comes first. */
const newestFirst = <T extends { date_time: string }>(entries: T[]): T[] =>
  entries
    .toReversed()
    .sort((one, other) => (one.date_time < other.date_time ? 1 : one.date_time > other.date_time ? -1 : 0))

function pageOf<T, Sent>(entries: T[], query: CallContext['query'], asSent: (entry: T) => Sent) {
  const page = Math.max(1, Number(query.get('page')) || 1)
  const results = entries.slice((page - 1) * rowCount, page * rowCount).map(asSent)
  return { results, page, row_count: rowCount, total: entries.length }
}
