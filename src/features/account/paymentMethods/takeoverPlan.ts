import type { Autoload, AutoloadPlan } from '../../../api/contract/cards/autoloadPlan'
import type { MethodUse, PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import type { Fault } from '../../../shared/submission/fault'
import { stoppedAs } from '../../../shared/ui/states/runningState'
import { sortMethods } from '../../cards/autoload'
import { healthOf } from '../../paying/payment/onDemand'

export const paused = 'paused'
/** The id of the method that pays from now on, or `paused`. */
export type Replacement = string

/** Dialogs answer with texts. */
export type ReplacementsAnswer = `replacements ${string}`
export const asAnswer = (replacements: Replacement[]): ReplacementsAnswer =>
  `replacements ${replacements.map(encodeURIComponent).join(' ')}`
export const replacementsIn = (answer: ReplacementsAnswer): Replacement[] =>
  answer.split(' ').slice(1).map(decodeURIComponent)

export interface TakeoverStep {
  use: MethodUse
  replacement: Replacement
  state: 'waiting' | 'sending' | 'done' | 'failed'
}

/**
 * Removes a used method (decision 95): one request for each use, then the method. It stops at a failure, and goes on
 * from there.
 */
export interface Takeover {
  method: PaymentMethod
  steps: TakeoverStep[]
  removal: TakeoverStep['state']
  fault: Fault | undefined
  /** The same choice again is of no use. */
  isRefused?: boolean
}

export const takeoverOf = (method: PaymentMethod, replacements: Replacement[]): Takeover => ({
  method,
  steps: (method.used_by?.good ?? []).map((use, at) => ({
    use,
    replacement: replacements[at] ?? paused,
    state: 'waiting',
  })),
  removal: 'waiting',
  fault: undefined,
})

/** Returns an autoload's plan with another method, without what only the backend says of it. */
export function planWith(
  { state: _, reason: __, next_run: ___, last_run: ____, ...plan }: Exclude<Autoload, { kind: 'other' }>,
  methodId: string,
): AutoloadPlan {
  return { ...plan, payment_method_id: methodId }
}

/**
 * Checks whether a use has failed, so that another method is charged at once with what is due. A backend may not tell: then
 * the method's last charge does.
 */
export function hasUseFailed({ state }: MethodUse, method: PaymentMethod, now: number): boolean {
  if (state) return stoppedAs({ state }) === 'failed'
  const health = healthOf(method, now)
  return health === 'failed' || health === 'expired'
}

/** Returns a step's index, the removal, or undefined. */
export function nextOf({ steps, removal }: Takeover): number | 'removal' | undefined {
  const at = steps.findIndex(({ state }) => state !== 'done')
  if (at >= 0) return at
  return removal === 'done' ? undefined : 'removal'
}

export function withState(
  takeover: Takeover,
  at: number | 'removal',
  state: TakeoverStep['state'],
  fault?: Fault,
  isRefused = false,
): Takeover {
  if (at === 'removal') return { ...takeover, removal: state, fault, isRefused }
  return {
    ...takeover,
    fault,
    isRefused,
    steps: takeover.steps.map((step, index) => (index === at ? { ...step, state } : step)),
  }
}

/** Returns methods that can pay instead. What loads money can also pay renewals; a wallet can do neither. */
export const replacementsFor = (of: PaymentMethod, methods: PaymentMethod[], now: number): PaymentMethod[] =>
  sortMethods(methods, now).usable.filter(({ id }) => id !== of.id)

/** Returns the method with the uses that still wait, to ask again after a refusal. */
export const methodToAskFor = ({ method, steps, removal }: Takeover, methods: PaymentMethod[]): PaymentMethod => {
  // Something else uses the method by now.
  if (removal === 'failed') return methods.find(({ id }) => id === method.id) ?? method
  const good = steps.flatMap(({ use, state }) => (state === 'done' ? [] : [use]))
  return { ...method, used_by: { good, dropped: method.used_by?.dropped ?? 0 } }
}
