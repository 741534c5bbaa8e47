import { sessionEnded, tooManyTries } from '../../../api/contract/base/errorCodes'
import type { CallName } from '../../../api/contract/index'

/** Faults before the work: the backend does not do it. */
const kindsBefore = [
  'offline',
  'timeout',
  '500',
  '503',
  '401',
  '429',
  `${sessionEnded}`,
  `${tooManyTries}`,
  'malformed',
  'html',
  'empty',
  'wrongShape',
] as const

/** Faults after the work, for tests about money. */
const kindsAfterwards = [
  'lostAnswer',
  '500json',
  '502json',
  '504json',
  '400json',
  'wafHtml401',
  'wafHtml403',
  'wafHtml429',
] as const

export const faultKinds = [...kindsBefore, ...kindsAfterwards]
export type FaultKind = (typeof faultKinds)[number]

const isIn = (kinds: readonly string[], kind: string) => kinds.includes(kind)
export const isFaultKind = (kind: string): kind is FaultKind => isIn(faultKinds, kind)
export const isAfterwards = (kind: FaultKind): boolean => isIn(kindsAfterwards, kind)

export interface FaultRecord {
  call: CallName | '*'
  kind: FaultKind
  /** How many more times the fault applies; null for always. */
  times: number | null
}

export interface FaultsState {
  faults: FaultRecord[]
}

export const faultsSeed = (): FaultsState => ({ faults: [] })

/**
 * Makes a call fail from now on. Counted faults of one call apply in turn; a new lasting fault replaces the earlier
 * lasting one; zero times removes the call's faults.
 */
export function addFault(state: FaultsState, call: CallName | '*', kind: FaultKind, times: number | null): void {
  state.faults = state.faults.filter((fault) => fault.call !== call || (times !== 0 && fault.times !== null))
  if (times !== 0) state.faults.push({ call, kind, times })
}

/** Returns the fault of this call, and counts it down. Its own comes before one of every call (`*`). */
export function takeFault(state: FaultsState, call: CallName): FaultKind | undefined {
  const faultOf = (wanted: string) => state.faults.find((entry) => entry.call === wanted)
  const fault = faultOf(call) ?? faultOf('*')
  if (!fault) return undefined
  if (fault.times !== null) fault.times -= 1
  state.faults = state.faults.filter((entry: FaultRecord) => entry.times !== 0)
  return fault.kind
}
