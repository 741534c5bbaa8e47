import type { RecentSpending } from '../../../api/contract/cards/autoloadPlan'
import { activityOf } from '../../histories/cardActivity'
import type { BackendState } from '../../state'

const day = 86_400_000
const window = 30

/** Returns what a rider's rides with a card cost in the last 30 days, or null before the first one. */
export function recentSpending(state: BackendState, card: string, rider: string, now: number): RecentSpending | null {
  const history = activityOf(state, card, rider)
  const rides = history.filter(({ type }) => type === 'ride')
  if (rides.length === 0) return null
  const begin = Math.min(...history.map(({ date_time }) => Date.parse(date_time)))
  const recent = rides.filter(({ date_time }) => now - Date.parse(date_time) <= window * day)
  return {
    days: Math.max(0, Math.min(window, Math.floor((now - begin) / day))),
    amount: recent.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0),
  }
}
