import type { MethodUse, PaymentMethod } from '../../api/contract/paymentMethods'
import type { Fault } from '../../shared/submission/fault'
import { healthOf } from '../payment/onDemand'

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
): Takeover {
  if (at === 'removal') return { ...takeover, removal: state, fault }
  return { ...takeover, fault, steps: takeover.steps.map((step, index) => (index === at ? { ...step, state } : step)) }
}

/**
 * Returns the methods that can pay a use in place of another. An expired one cannot; a wallet pays no renewal, and does
 * not load itself.
 */
export function heirsFor(use: MethodUse, of: PaymentMethod, methods: PaymentMethod[], now: number): PaymentMethod[] {
  return methods.filter(
    (method) =>
      method.id !== of.id &&
      ['card', 'bank', 'paypal', 'wallet'].includes(method.type) &&
      healthOf(method, now) !== 'expired' &&
      (method.type !== 'wallet' || use.kind === 'autoload'),
  )
}
