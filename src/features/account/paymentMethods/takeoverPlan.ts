import type { MethodUse, PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import type { Fault } from '../../../shared/submission/fault'
import { sortMethods } from '../../cards/autoload'

export const paused = 'paused'
/** The paying method's id, or `paused`. */
export type Heir = string

/** As text. */
export type HeirsAnswer = `heirs ${string}`
export const asAnswer = (heirs: Heir[]): HeirsAnswer => `heirs ${heirs.map(encodeURIComponent).join(' ')}`
export const heirsIn = (answer: HeirsAnswer): Heir[] => answer.split(' ').slice(1).map(decodeURIComponent)

export interface TakeoverStep {
  use: MethodUse
  heir: Heir
  state: 'waiting' | 'sending' | 'done' | 'failed'
}

/** Decision 95: one request per use, then the method. Stops at a failure, goes on from there. */
export interface Takeover {
  method: PaymentMethod
  steps: TakeoverStep[]
  removal: TakeoverStep['state']
  fault: Fault | undefined
  /** The same again is of no use. */
  isRefused?: boolean
}

export const takeoverOf = (method: PaymentMethod, heirs: Heir[]): Takeover => ({
  method,
  steps: (method.used_by?.good ?? []).map((use, at) => ({ use, heir: heirs[at] ?? paused, state: 'waiting' })),
  removal: 'waiting',
  fault: undefined,
})

/** A step's index, the removal, or nothing. */
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

/** What loads money can pay renewals, too; a wallet neither. */
export const heirsOf = (of: PaymentMethod, methods: PaymentMethod[], now: number): PaymentMethod[] =>
  sortMethods(methods, now).usable.filter(({ id }) => id !== of.id)

/** With the uses that still wait, after a refusal. */
export const methodToAskFor = ({ method, steps, removal }: Takeover, methods: PaymentMethod[]): PaymentMethod => {
  // Something else uses it by now.
  if (removal === 'failed') return methods.find(({ id }) => id === method.id) ?? method
  const good = steps.flatMap(({ use, state }) => (state === 'done' ? [] : [use]))
  return { ...method, used_by: { good, dropped: method.used_by?.dropped ?? 0 } }
}
