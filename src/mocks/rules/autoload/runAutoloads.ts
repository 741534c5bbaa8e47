import { dayOf } from '../../../shared/locales/dates'
import { daysBetween, firstAfter, nextOf } from '../../../shared/schedule'
import { ranOn } from '../../state/cards/autoloads'
import type { AutoloadRecord } from '../../state/cards/autoloads'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import { cardFunds, walletAccount } from '../../ledger/accounts'
import { arriveOn } from '../../ledger/arrive'
import { generalFunds, pendingFunds, walletBalance } from '../../ledger/funds'
import { overnight } from '../buying/usableFrom'
import { whyOutOfUse } from '../cards/ownCards'
import { charge } from './methodCharge'

const timeZone = 'America/Halifax'
export const todayAt = (now: number): string => dayOf(now, timeZone)

/** Charges are made in the early morning. */
const instantOn = (day: string, now: number): number => Math.min(now, Date.parse(`${day}T09:00:00Z`))

/**
 * Makes all charges that have become due since the last call: for each day of a schedule, or because a balance is at or
 * below its threshold, at most once a day.
 */
export function runAutoloads(state: BackendState, now: number): void {
  if (state.autoloads.length === 0) return
  const today = todayAt(now)
  // A card that has left the account takes no autoload with it.
  state.autoloads = state.autoloads.filter(
    ({ card, owner }) =>
      card === null || state.fareMedia.some((own) => own.faremedia_id === card && own.owner === owner),
  )
  for (const autoload of state.autoloads) {
    begin(autoload, today)
    if (autoload.state === 'pending' && autoload.confirmed_on !== null && autoload.confirmed_on <= today)
      Object.assign(autoload, { state: 'active', reason: null })
    if (autoload.plan.kind === 'threshold') runAtThreshold(state, autoload, today, now)
    else runOnDays(state, autoload, today, now)
  }
}

/** Scenarios hold no times: the first call tells them. */
function begin(autoload: AutoloadRecord, today: string): void {
  const { plan, last_run, state } = autoload
  if (last_run && last_run.date === '') last_run.date = ranOn(autoload, today)
  if (plan.kind === 'time') autoload.next_day ??= firstAfter(plan, today)
  if (state === 'pending') autoload.confirmed_on ??= firstAfter({ unit: 'week', every: 1, day: 1 }, today)
}

function runOnDays(state: BackendState, autoload: AutoloadRecord, today: string, now: number): void {
  const { plan } = autoload
  if (plan.kind !== 'time') return
  while (autoload.next_day !== null && autoload.next_day <= today) {
    const day = autoload.next_day
    autoload.next_day = nextOf(plan, day)
    const isConfirmed = autoload.confirmed_on === null || autoload.confirmed_on <= day
    if (autoload.state === 'active' && isConfirmed) run(state, autoload, day, now)
  }
}

function runAtThreshold(state: BackendState, autoload: AutoloadRecord, today: string, now: number): void {
  const { plan, card, owner, last_run } = autoload
  if (plan.kind !== 'threshold' || autoload.state !== 'active') return
  const own = cardOf(state, card)
  if (own) arriveOn(state, own, now)
  const balance = own
    ? generalFunds(state, own.faremedia_id) + pendingFunds(state, own.faremedia_id)
    : walletBalance(state, owner)
  const ranToday = last_run?.state === 'done' && daysBetween(last_run.date, today) < 1
  if (balance <= plan.threshold && !ranToday) run(state, autoload, today, now)
}

const cardOf = (state: BackendState, id: string | null): FareMediumRecord | undefined =>
  state.fareMedia.find((card) => card.faremedia_id === id)

/** One charge. A card that cannot be used gets no money, and nothing is taken for it. */
function run(state: BackendState, autoload: AutoloadRecord, day: string, now: number): void {
  const { card: id, owner, plan } = autoload
  const { amount, payment_method_id: method_id } = plan
  const card = cardOf(state, id)
  // A low balance is charged for when it is seen, a day of a schedule in its early morning.
  const instant = plan.kind === 'threshold' ? now : instantOn(day, now)
  if (card) arriveOn(state, card, instant)
  const isOvernight = card?.type === 'physical'
  const wanted = {
    ...{ owner, by: 'autoload' as const, card: id, method_id, amount },
    to: card ? cardFunds(card.faremedia_id, isOvernight ? 'pending' : 'general') : walletAccount(owner),
    usable_from: isOvernight ? new Date(instant + overnight).toISOString() : null,
  }
  const reason = (card && whyOutOfUse(card, instant)) ?? charge(state, wanted, instant).reason
  autoload.last_run = { date: day, amount, state: reason ? 'failed' : 'done' }
  if (reason) Object.assign(autoload, { state: 'failed', reason })
}
