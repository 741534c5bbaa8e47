import type { AutoloadPlan } from '../../../api/contract/cards/autoloadPlan'
import * as codes from '../../../api/contract/base/errorCodes'
import { firstAfter, isSameSchedule, plusDays } from '../../../shared/schedule'
import type { AutoloadRecord } from '../../state/cards/autoloads'
import type { UserRecord } from '../../state/identity/users'
import type { BackendState } from '../../state'
import { autoloadAnswer } from '../cards/autoloadAnswer'
import { refuse } from '../base/refusal'
import { expectVersion } from '../base/versions'
import { expectChargeable, expectWithin, loadingMethod } from './methodCharge'
import { runAutoloads, todayAt } from './runAutoloads'

/** The card or wallet whose autoload is meant. */
export interface AutoloadTarget {
  card: string | null
  user: UserRecord
}

export const findAutoload = (state: BackendState, { card, user }: AutoloadTarget): AutoloadRecord | undefined =>
  state.autoloads.find((entry) => entry.owner === user.uuid && entry.card === card)

const expectAutoload = (state: BackendState, target: AutoloadTarget) =>
  findAutoload(state, target) ?? refuse(codes.notFound)

function expectVerified({ email_confirmed }: UserRecord): void {
  if (!email_confirmed) refuse(codes.emailNotConfirmed)
}

/** A changed plan keeps the days of an unchanged schedule. A bank confirms its account before the first charge. */
export function putAutoload(state: BackendState, target: AutoloadTarget, body: AutoloadPlan, now: number) {
  const { version, ...plan } = body
  const { card, user } = target
  expectVerified(user)
  expectWithin(state, 'autoload', plan.amount)
  const method = loadingMethod(state, user.uuid, plan.payment_method_id)
  expectChargeable(state, user.uuid, method.id, now)
  const today = todayAt(now)
  const before = findAutoload(state, target)
  if (before) expectVersion(version, before.plan)
  const isNewBank = method.type === 'bank' && before?.plan.payment_method_id !== method.id
  const standing =
    before?.state === 'paused' ? 'paused' : isNewBank || before?.state === 'pending' ? 'pending' : 'active'
  const saved: AutoloadRecord = {
    card,
    owner: user.uuid,
    plan,
    state: standing,
    reason: standing === 'pending' ? 'method_unconfirmed' : null,
    next_day: nextDay(plan, before, today),
    last_run: before?.last_run ?? null,
    confirmed_on: standing === 'pending' ? (before?.confirmed_on ?? plusDays(today, 1)) : null,
  }
  if (before) state.autoloads.splice(state.autoloads.indexOf(before), 1, saved)
  else state.autoloads.push(saved)
  return ran(state, target, now)
}

function nextDay(plan: AutoloadPlan, before: AutoloadRecord | undefined, today: string): string | null {
  if (plan.kind === 'threshold') return null
  const isKept =
    before?.plan.kind === 'time' &&
    (before.state === 'active' || before.state === 'pending') &&
    isSameSchedule(plan, before.plan)
  return isKept ? before.next_day : firstAfter(plan, today)
}

/** A low balance is charged for at once. */
function ran(state: BackendState, target: AutoloadTarget, now: number) {
  runAutoloads(state, now)
  return { autoload: autoloadAnswer(expectAutoload(state, target)) }
}

export function pause(state: BackendState, target: AutoloadTarget) {
  const autoload = expectAutoload(state, target)
  Object.assign(autoload, { state: 'paused', reason: null })
  return { autoload: autoloadAnswer(autoload) }
}

export function resume(state: BackendState, target: AutoloadTarget, now: number) {
  const autoload = expectAutoload(state, target)
  expectVerified(target.user)
  if (autoload.state === 'paused' || autoload.state === 'failed') {
    const { plan } = autoload
    expectChargeable(state, target.user.uuid, plan.payment_method_id, now)
    Object.assign(autoload, { state: 'active', reason: null })
    autoload.next_day = plan.kind === 'time' ? firstAfter(plan, todayAt(now)) : null
  }
  return ran(state, target, now)
}

export function remove(state: BackendState, target: AutoloadTarget): null {
  state.autoloads.splice(state.autoloads.indexOf(expectAutoload(state, target)), 1)
  return null
}
