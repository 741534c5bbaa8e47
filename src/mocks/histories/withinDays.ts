import { dayOf } from '../../shared/locales/dates'
import { operatorTimeZone } from '../rules/cards/fareCaps'

/** Whether an instant is on one of the operator's days that a call asks for; without `from` and `to` all are. */
export function isWithinDays(iso: string, query: URLSearchParams): boolean {
  const day = dayOf(Date.parse(iso), operatorTimeZone)
  const [from, to] = [query.get('from'), query.get('to')]
  return (!from || day >= from) && (!to || day <= to)
}
