import type { Autoload, AutoloadPlan, RecentSpending } from '../../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { daysFrom, firstAfter, isSameSchedule, plusDays } from '../../../../shared/schedule'
import type { Schedule } from '../../../../shared/schedule'
import { hasFailed } from '../../../../shared/ui/states/runningState'
import { fundsOnTheWay, isOutOfUse, knownKind } from '../../fareMedia/onDemand'
import type { Standing } from '../../fareMedia/onDemand'

/** Returns a text that tells plans apart; empty for no plan. */
export function planKey(plan: Autoload | AutoloadPlan | null): string {
  if (!plan) return ''
  const { kind, amount, payment_method_id } = plan
  return JSON.stringify([kind, amount, payment_method_id, ...whenOf(plan)])
}

function whenOf(plan: Autoload | AutoloadPlan): unknown[] {
  if (plan.kind === 'other') return []
  return plan.kind === 'threshold' ? [plan.threshold] : [plan.unit, plan.every, plan.day]
}

/** Why a card cannot have an autoload. `blocked` hinders only a new one. */
export type AutoloadObstacle = 'employer' | 'otherKind' | 'outOfUse' | 'blocked'

/** Returns what hinders a new autoload of a card or a change; undefined if nothing does. */
export function obstacleOf(
  card: Pick<FareMedium, 'type'>,
  standing: Standing,
  hasAutoload: boolean,
): AutoloadObstacle | undefined {
  const kind = knownKind(card.type)
  if (kind === 'commuter benefits') return 'employer'
  if (!kind || kind === 'bank card') return 'otherKind'
  if (standing === 'blocked') return hasAutoload ? undefined : 'blocked'
  return isOutOfUse(standing) ? 'outOfUse' : undefined
}

/**
 * Returns the days of the next charges, at most three, if a schedule is saved today. An unchanged schedule goes on; any other
 * begins after today. After `until`, the last day of a card, nothing is charged.
 */
export function nextCharges(schedule: Schedule, saved: Autoload | null, today: string, until?: string): string[] {
  const before = saved?.kind === 'time' && isSameSchedule(saved, schedule) ? saved.next_run : undefined
  const first = before && before > today ? before : firstAfter(schedule, today)
  return daysFrom(schedule, first, { most: 3, until })
}

/** Returns what the threshold is compared with: general funds and loads on their way, in cents. */
export const fundsForAutoload = (card: FareMedium): number | undefined =>
  card.balances ? card.balances.general_funds + fundsOnTheWay(card) : undefined

/** Checks whether an autoload charges by itself at this balance (cents). */
export const chargesAt = (autoload: Autoload, balance: number | undefined): boolean =>
  autoload.kind === 'threshold' && balance !== undefined && balance <= autoload.threshold

/**
 * Returns the day on which a low balance is charged: today, or the day after the last successful charge, because there
 * is at most one charge a day.
 */
export function firstChargeDay(saved: Pick<Autoload, 'last_run'> | null, today: string): string {
  const last = saved?.last_run
  if (!last || hasFailed(last)) return today
  // The device's clock may be hours behind.
  return [today, plusDays(today, 1)].includes(last.date) ? plusDays(last.date, 1) : today
}

/** An estimate needs so many days of history (decision 96). */
const leastDays = 7
const monthDays = 30
const yearDays = 365

/**
 * What a threshold autoload will probably charge. `now`: the balance is low; `never`: nothing was spent; `notSoon`: not
 * within a year. Else days until the first charge and between two, and cents in 30 days.
 */
export type Estimate =
  | { kind: 'none' }
  | { kind: 'never' }
  | { kind: 'notSoon' }
  | { kind: 'now' | 'later'; firstIn: number; each: number; monthly: number }

/** Estimates charges by the average spending of a day. Amounts are in cents. */
export function estimateOf(
  { threshold, amount }: { threshold: number; amount: number },
  balance: number | undefined,
  spending: RecentSpending | null | undefined,
): Estimate {
  if (balance === undefined) return { kind: 'none' }
  const isLow = balance <= threshold
  const onlyNow = { kind: 'now', firstIn: 0, each: 0, monthly: 0 } as const
  // A low balance is charged at once, whatever was spent before.
  if (!spending || spending.days < leastDays) return isLow ? onlyNow : { kind: 'none' }
  if (spending.amount === 0) return isLow ? onlyNow : { kind: 'never' }
  const perDay = spending.amount / spending.days
  const firstIn = isLow ? 0 : Math.ceil((balance - threshold) / perDay)
  if (firstIn > yearDays) return { kind: 'notSoon' }
  return {
    kind: isLow ? 'now' : 'later',
    firstIn,
    each: Math.max(1, Math.round(amount / perDay)),
    monthly: Math.round(perDay * monthDays),
  }
}
