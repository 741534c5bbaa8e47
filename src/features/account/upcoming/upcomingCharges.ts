import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { hasFailed, isRunning, runningState } from '../../../shared/ui/states/runningState'
import { daysFrom, firstAfter, nextOf, plusDays, plusPeriod } from '../../../shared/schedule'

export const daysAhead = 90

/** Periods to look ahead: a backend that is later than this tells nothing of use. */
const most = 400

export type Charged =
  | { kind: 'card'; card: FareMedium }
  | { kind: 'wallet' }
  | { kind: 'renewal'; card: FareMedium; passId: string; pass: string }

export interface CardRenewals {
  card: FareMedium
  renewals: readonly Renewal[]
}

/** A charge on a day of the operator's calendar, in cents. */
export interface UpcomingCharge {
  /** The same id each time lets a calendar update the charge. */
  id: string
  day: string
  amount: number
  methodId: string
  of: Charged
}

interface UndatedAutoload {
  autoload: Autoload
  of: Exclude<Charged, { kind: 'renewal' }>
}

interface UndatedRenewal {
  renewal: Renewal
  of: Extract<Charged, { kind: 'renewal' }>
}
export type Undated = UndatedAutoload | UndatedRenewal

export interface Upcoming {
  charges: UpcomingCharge[]
  atThreshold: UndatedAutoload[]
  /** They charge on unknown days: by an unknown rule, by the rides left of a pass, or without a known price. */
  atOther: Undated[]
  /** They charge once a bank has confirmed the account. */
  waiting: Undated[]
  failed: Undated[]
  /** They are paused, or belong to a card that cannot be used. */
  stopped: Undated[]
}

interface Sources {
  cards: readonly FareMedium[]
  walletAutoload: Autoload | null | undefined
  renewals: readonly CardRenewals[]
  /** A card that cannot be used gets no money. */
  isUsable: (card: FareMedium) => boolean
}

/** Returns charges from today through 90 days, in order; those for a card end with its last day. */
export function upcomingCharges({ cards, walletAutoload, renewals, isUsable }: Sources, today: string): Upcoming {
  const autoloads: UndatedAutoload[] = cards.flatMap((card) =>
    card.autoload ? [{ autoload: card.autoload, of: { kind: 'card' as const, card } }] : [],
  )
  if (walletAutoload) autoloads.push({ autoload: walletAutoload, of: { kind: 'wallet' } })
  const renewing = renewals.flatMap(({ card, renewals: own }) =>
    own.map((renewal): UndatedRenewal => ({ renewal, of: renewedOf(card, renewal) })),
  )
  const isOf = (standing: Standing) => (entry: Undated) => standingOf(entry, isUsable) === standing
  const running = autoloads.filter(isOf('running'))
  const renewingNow = renewing.filter(isOf('running'))
  const all = [...autoloads, ...renewing]
  return {
    charges: [
      ...running.flatMap((entry) => chargesOf(entry, today)),
      ...renewingNow.flatMap((entry) => renewalsOf(entry, today)),
    ].sort(byDay),
    atThreshold: running.filter(({ autoload }) => autoload.kind === 'threshold'),
    atOther: [
      ...running.filter(({ autoload }) => autoload.kind === 'other' && !autoload.next_run),
      ...renewingNow.filter((entry) => isUndated(entry, today)),
    ],
    waiting: all.filter(isOf('waiting')),
    failed: all.filter(isOf('failed')),
    stopped: all.filter(isOf('stopped')),
  }
}

type Standing = 'running' | 'waiting' | 'failed' | 'stopped'

function standingOf(entry: Undated, isUsable: Sources['isUsable']): Standing {
  const charge = 'renewal' in entry ? entry.renewal : entry.autoload
  if (entry.of.kind !== 'wallet' && !isUsable(entry.of.card)) return 'stopped'
  if (runningState(charge) === 'pending') return 'waiting'
  return isRunning(charge) ? 'running' : hasFailed(charge) ? 'failed' : 'stopped'
}

/** Returns the last day on which a charge is made that is known today. `card` is the one that it is for. */
function lastDayFor(card: FareMedium | undefined, today: string): string {
  const last = plusDays(today, daysAhead)
  const end = card?.expiration_date
  return end && end < last ? end : last
}

function chargesOf({ autoload, of }: UndatedAutoload, today: string): UpcomingCharge[] {
  if (autoload.kind === 'threshold') return []
  const told = autoload.next_run?.slice(0, 10)
  const source = of.kind === 'card' ? of.card.faremedia_id : 'wallet'
  const until = lastDayFor(of.kind === 'card' ? of.card : undefined, today)
  return daysOf(autoload, told, { today, until }).map((day) => ({
    id: `${source}:${day}`,
    day,
    amount: autoload.amount,
    methodId: autoload.payment_method_id,
    of,
  }))
}

/** Returns the days of a schedule. For an unknown rule, only the day that the backend tells is known. */
function daysOf(
  autoload: Exclude<Autoload, { kind: 'threshold' }>,
  told: string | undefined,
  { today, until }: { today: string; until: string },
): string[] {
  if (autoload.kind === 'other') return told && told >= today && told <= until ? [told] : []
  // A late backend tells a day that is over.
  let first = told ?? firstAfter(autoload, today)
  while (first < today) first = nextOf(autoload, first)
  return daysFrom(autoload, first, { until })
}

function renewalsOf({ renewal, of }: UndatedRenewal, today: string): UpcomingCharge[] {
  const { renewal_id, price, payment_method_id: methodId } = renewal
  if (price == null) return []
  return renewalDays(of.card, renewal, today).map((day) => ({
    ...{ id: `${renewal_id}:${day}`, day, amount: price, methodId },
    of,
  }))
}

/** Checks whether its next day or price is not known. One that is due after these 90 days is none of them. */
function isUndated({ renewal, of }: UndatedRenewal, today: string): boolean {
  if (renewalDays(of.card, renewal, today).length > 0) return renewal.price == null
  const next = renewal.next_run?.slice(0, 10)
  return !next || (next < today && !renewal.period)
}

const renewedOf = (card: FareMedium, { pass_id, name }: Renewal): UndatedRenewal['of'] => ({
  ...{ kind: 'renewal', card, passId: pass_id, pass: name },
})

/**
 * A renewal tells its next day, and its period the later ones. Without a period, they depend on how the pass is used.
 */
function renewalDays(card: FareMedium, { next_run, period }: Renewal, today: string): string[] {
  const next = next_run?.slice(0, 10)
  const last = lastDayFor(card, today)
  if (!next || next > last) return []
  const days: string[] = []
  for (let times = 0; times <= most; times += 1) {
    const day = times === 0 || !period ? next : plusPeriod(next, period, times)
    if (day > last) break
    if (day >= today) days.push(day)
    if (!period) break
  }
  return days
}

/** Returns the ids of the passes that renew at their end, on a known day or not, or once a bank has confirmed. */
export const renewingAtEnd = ({
  charges,
  atOther,
  waiting,
}: Pick<Upcoming, 'charges' | 'atOther' | 'waiting'>): Set<string> =>
  new Set([
    ...charges.flatMap(({ of }) => (of.kind === 'renewal' ? of.passId : [])),
    ...[...atOther, ...waiting].flatMap((entry) =>
      'renewal' in entry && entry.renewal.renew_below === null ? entry.renewal.pass_id : [],
    ),
  ])

const byDay = (one: UpcomingCharge, other: UpcomingCharge) => one.day.localeCompare(other.day)

/** Returns cents, the largest sum first. */
export function totalsByMethod(charges: readonly UpcomingCharge[]): { methodId: string; total: number }[] {
  const totals = new Map<string, number>()
  for (const { methodId, amount } of charges) totals.set(methodId, (totals.get(methodId) ?? 0) + amount)
  return [...totals].map(([methodId, total]) => ({ methodId, total })).sort((one, other) => other.total - one.total)
}
