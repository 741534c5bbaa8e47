import type { FareCap } from '../../../api/contract/cards/fareMedia'
import { dayOf } from '../../../shared/locales/dates'
import { booksOf } from '../../ledger/books'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import type { Language, Localized } from '../../words/language'

export const operatorTimeZone = 'America/Halifax'

const day = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)

interface CapRule {
  key: string
  name: Localized
  free: number
  /** Returns the first and the last day of the period that a day belongs to. */
  period: (today: string) => [from: string, to: string]
}

/** Rides count per card: the fifth of a day and the thirteenth of a week, from Monday, are free. */
const rules: CapRule[] = [
  {
    key: 'day',
    name: { en: 'Day cap', fr: 'Plafond du jour' },
    free: 5,
    period: (today) => [today, today],
  },
  {
    key: 'week',
    name: { en: 'Week cap', fr: 'Plafond de la semaine' },
    free: 13,
    period: (today) => {
      const at = Date.parse(today)
      const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * day
      return [isoDay(monday), isoDay(monday + 6 * day)]
    },
  },
]

/** Returns the days on which a card has ridden, one for each ride that counts: a free transfer belongs to the one before. */
function rideDays(state: BackendState, id: string): string[] {
  const rides = (booksOf(state).byCard.get(id) ?? []).filter(
    ({ entry: { kind, notes } }) => (kind === 'ride' || kind === 'cap') && !notes?.free,
  )
  return [
    ...rides.map(({ entry }) => dayOf(Date.parse(entry.at), operatorTimeZone)),
    ...state.taps.filter((tap) => tap.faremedia_id === id).map(({ travel_day }) => travel_day),
  ]
}

/** Returns the fare caps of a card with the rides that count in the current periods. An employer's card has none. */
export function capsOf(
  state: BackendState,
  { faremedia_id, type }: FareMediumRecord,
  { language, now }: { language: Language; now: number },
): FareCap[] {
  if (type === 'commuter benefits') return []
  const days = rideDays(state, faremedia_id)
  return rules.map(({ key, name, free, period }) => {
    const [from, to] = period(dayOf(now, operatorTimeZone))
    const count = days.filter((ridden) => ridden >= from && ridden <= to).length
    return { cap_id: `cap-${key}`, name: name[language], count, ride_free_on: free, period_from: from, period_to: to }
  })
}
