import { dayOf } from '../../shared/dates'

/** The operator's, as in `public/settings.json`. */
const timeZone = 'America/Halifax'

/** Whether an instant is on one of the operator's days that a call asks for; without `from` and `to` all are. */
export function isWithinDays(iso: string, query: URLSearchParams): boolean {
  const day = dayOf(Date.parse(iso), timeZone)
  const [from, to] = [query.get('from'), query.get('to')]
  return (!from || day >= from) && (!to || day <= to)
}
