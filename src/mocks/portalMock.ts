import { contract } from '../api/contract'
import type { CallName } from '../api/contract'
import { setClock } from '../shared/clock'
import { addFault, faultKinds, isFaultKind } from './state/faults'
import type { FaultKind } from './state/faults'
import { buildScenario } from './scenarios/buildScenario'
import { lengthenKeptValues, writeKeptValues } from './scenarios/keptValues'
import { isScenarioName, scenarioNames } from './scenarios/recipes'
import type { ScenarioName } from './scenarios/recipes'
import type { BackendState } from './state'
import type { CallRecord } from './state/calls'
import type { StateStore } from './serving/stateStore'

/** What testers use, as `window.portalMock` and in Vitest. A name that does not exist rejects and lists those that do. */
export interface PortalMock {
  /** Starts over with a scenario, `visitor` by default: state, browser storage, faults, delays, clock, log. */
  reset(scenario?: ScenarioName): Promise<void>
  /** Lets a call fail, always or so many times; zero times takes its faults away. */
  fault(call: CallName | '*', kind: FaultKind, times?: number): Promise<void>
  /** Holds answers back; without a call, all of them. */
  delay(ms: number, call?: CallName): Promise<void>
  /** Stops the portal's and the backend's clock at an instant; without one, both run again. */
  now(iso?: string): Promise<void>
  /** From now on every text that people read is one word of 60 letters, kept ones too. */
  words(kind: 'long'): Promise<void>
  /** What was sent, the oldest first. */
  calls(): Promise<CallRecord[]>
  /** A copy of the backend's state. */
  state(): Promise<BackendState>
}

const isCallName = (name: string): name is CallName => Object.hasOwn(contract, name)

export function createPortalMock(store: StateStore): PortalMock {
  return {
    async reset(scenario = 'visitor') {
      expectKnown(isScenarioName(scenario), 'scenario', scenario, scenarioNames)
      const { state, browserStorage } = buildScenario(scenario)
      await store.replace(state)
      setClock()
      writeKeptValues(browserStorage)
    },
    async fault(call, kind, times) {
      expectCall(call)
      expectKnown(isFaultKind(kind), 'fault', kind, faultKinds)
      if (times !== undefined && !(Number.isInteger(times) && times >= 0))
        throw new Error(`No number of times: ${times}`)
      await store.run((state) => addFault(state, call, kind, times ?? null))
    },
    async delay(ms, call) {
      expectCall(call ?? '*')
      if (!Number.isFinite(ms) || ms < 0) throw new Error(`No number of milliseconds: ${ms}`)
      await store.run((state) => {
        state.delays[call ?? '*'] = ms
      })
    },
    async now(iso) {
      const instant = iso === undefined ? null : Date.parse(iso)
      if (Number.isNaN(instant)) throw new Error(`No instant: ${iso}. Write 2026-11-20T09:00:00Z`)
      await store.run((state) => {
        state.clock = instant
      })
      showClock(instant)
    },
    async words(kind) {
      expectKnown(kind === 'long', 'kind of words', kind, ['long'])
      await store.run((state) => {
        state.hasLongWords = true
      })
      lengthenKeptValues()
    },
    calls: () => store.run((state) => structuredClone(state.calls)),
    state: () => store.run((state) => structuredClone(state)),
  }
}

/** Gives the portal the backend's clock. */
export function showClock(instant: number | null): void {
  if (instant === null) setClock()
  else setClock(() => instant)
}

function expectCall(call: string): void {
  expectKnown(call === '*' || isCallName(call), 'call', call, ['*', ...Object.keys(contract)])
}

function expectKnown(isKnown: boolean, what: string, name: string, known: string[]): void {
  if (!isKnown) throw new Error(`No ${what} is named "${name}". There are: ${known.join(', ')}`)
}
