import type { MethodUse, PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import type { Fault } from '../../../shared/submission/fault'
import { sortMethods } from '../../cards/autoload'

export const paused = 'paused'
/** What becomes of something that a removed method paid: the id of the method that pays it from now on, or `paused`. */
export type Heir = string

/** The answer of the dialog that asks for them, as text. */
export type HeirsAnswer = `heirs ${string}`
export const asAnswer = (heirs: Heir[]): HeirsAnswer => `heirs ${heirs.map(encodeURIComponent).join(' ')}`
export const heirsIn = (answer: HeirsAnswer): Heir[] => answer.split(' ').slice(1).map(decodeURIComponent)

export interface TakeoverStep {
  use: MethodUse
  heir: Heir
  state: 'waiting' | 'sending' | 'done' | 'failed'
}

/**
 * The removal of a method in use (decision 95): one request for each use, one after the other, then the method itself.
 * It stops at the first failure and goes on from there.
 */
export interface Takeover {
  method: PaymentMethod
  steps: TakeoverStep[]
  /** The last act: the removal. */
  removal: TakeoverStep['state']
  fault: Fault | undefined
  /** The backend said no to what was chosen, so that the same again is of no use. */
  isRefused?: boolean
}

export const takeoverOf = (method: PaymentMethod, heirs: Heir[]): Takeover => ({
  method,
  steps: (method.used_by?.good ?? []).map((use, at) => ({ use, heir: heirs[at] ?? paused, state: 'waiting' })),
  removal: 'waiting',
  fault: undefined,
})

/** Returns what is done next: the index of a step, the removal, or nothing. */
export function nextOf({ steps, removal }: Takeover): number | 'removal' | undefined {
  const at = steps.findIndex(({ state }) => state !== 'done')
  if (at >= 0) return at
  return removal === 'done' ? undefined : 'removal'
}

/** Returns the takeover with the state of one act changed. */
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

/** Returns the methods that can pay in place of another: what loads money can also pay renewals, and a wallet neither. */
export const heirsOf = (of: PaymentMethod, methods: PaymentMethod[], now: number): PaymentMethod[] =>
  sortMethods(methods, now).usable.filter(({ id }) => id !== of.id)

/** Returns the method with the uses that still wait for an answer, to ask again after a refusal. */
export const methodToAskFor = ({ method, steps, removal }: Takeover, methods: PaymentMethod[]): PaymentMethod => {
  // Something else has begun to use it.
  if (removal === 'failed') return methods.find(({ id }) => id === method.id) ?? method
  const good = steps.flatMap(({ use, state }) => (state === 'done' ? [] : [use]))
  return { ...method, used_by: { good, dropped: method.used_by?.dropped ?? 0 } }
}
