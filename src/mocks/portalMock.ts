import { contract } from '../api/contract/index'
import type { CallName } from '../api/contract/index'
import { isOurs } from '../i18n/languages'
import { now, setClock } from '../shared/clock'
import { locales } from '../shared/locales/locales'
import { refund } from './delivery/refund'
import { takeRide } from './delivery/takeRide'
import { addFault, faultKinds, isFaultKind } from './state/tester/faults'
import type { FaultKind } from './state/tester/faults'
import { buildScenario, openSession } from './scenarios/buildScenario'
import { changeVisitor, keepLanguage, lengthenKeptValues, writeKeptValues } from './scenarios/keptValues'
import { isScenarioName, scenarioNames } from './scenarios/recipes'
import { scenarioStart } from './scenarios/scenarioStart'
import type { ScenarioName } from './scenarios/recipes'
import type { Report } from '../api/reports/report'
import type { BackendState } from './state'
import type { CallRecord } from './state/tester/calls'
import type { LedgerEntry } from './state/ledger'
import type { StateStore } from './serving/stateStore'

/** An entry as testers read it. */
type ToldEntry = Omit<LedgerEntry, 'owner' | 'record' | 'notes'>

/**
 * The interface for testers, as `window.portalMock` and in Vitest. An unknown name rejects with a list of the known
 * ones.
 */
export interface PortalMock {
  /** Resets state, browser storage, faults, delays, clock and log to a scenario, `visitor` by default. */
  reset(scenario?: ScenarioName): Promise<void>
  /** Makes a call fail, always or the given number of times. Zero times removes the call's faults. */
  fault(call: CallName | '*', kind: FaultKind, times?: number): Promise<void>
  /** Delays the answers of a call; without a call, of all calls. */
  delay(ms: number, call?: CallName): Promise<void>
  /** Stops the clocks of the portal and the backend at an instant. Without an instant, both run again. */
  now(iso?: string): Promise<void>
  /** From now on every text that people read is one word of 60 letters, including stored texts. */
  words(kind: 'long'): Promise<void>
  /**
   * Signs a rider in, or, without an email, the visitor out. All else stays as it is. The portal knows at its next
   * load.
   */
  signIn(email?: string): Promise<void>
  /** The portal's language from its next load on, even one that the operator does not offer. */
  language(language: string): Promise<void>
  /** A card is tapped on a vehicle for a fare in cents. Returns whether it was let through. */
  ride(card: string, cents: number): Promise<boolean>
  /**
   * The operator gives back what was paid for an order, or for those of its lines that are of the given products. Returns
   * how many cents went back.
   */
  refund(order: string, products?: string[]): Promise<number>
  /** Returns every movement of money and passes, the oldest first. */
  ledger(): Promise<ToldEntry[]>
  /** Returns the log of calls, the oldest first. */
  calls(): Promise<CallRecord[]>
  /** Returns what the portal told the operator's endpoint, the oldest first (`monitoring` in the settings). */
  reports(): Promise<Report[]>
  /** Returns a copy of the backend's state. */
  state(): Promise<BackendState>
}

const isCallName = (name: string): name is CallName => Object.hasOwn(contract, name)

/** `begin` sets the clock of a state that was just built; by default it runs as the device's. */
export function createPortalMock(store: StateStore, begin: (state: BackendState) => void = () => {}): PortalMock {
  return {
    async reset(scenario = 'visitor') {
      expectKnown(isScenarioName(scenario), 'scenario', scenario, scenarioNames)
      const { state, browserStorage } = buildScenario(scenario)
      begin(state)
      await store.replace(state)
      showClock(state)
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
      showClock(
        await store.run((state) => {
          state.clock = instant
          return { clock: state.clock, began: state.began }
        }),
      )
    },
    async words(kind) {
      expectKnown(kind === 'long', 'kind of words', kind, ['long'])
      await store.run((state) => {
        state.hasLongWords = true
      })
      lengthenKeptValues()
    },
    async signIn(email) {
      if (email === undefined) return changeVisitor({})
      const kept = await store.run((state) => {
        const user = named('rider', email, state.users, (rider) => rider.email)
        return openSession(state, user)
      })
      changeVisitor(kept)
    },
    async language(language) {
      expectKnown(isOurs(language), 'language', language, Object.keys(locales))
      keepLanguage(language)
    },
    ...moneyActsOf(store),
    ...copiesOf(store),
  }
}

/** What moves money without the portal: a tap of a card, and a refund by the operator. */
const moneyActsOf = (store: StateStore): Pick<PortalMock, 'ride' | 'refund'> => ({
  async ride(card, cents) {
    if (!Number.isInteger(cents) || cents < 0) throw new Error(`No number of cents: ${cents}`)
    return store.run((state) => {
      const own = named('card', card, state.fareMedia, ({ faremedia_id }) => faremedia_id)
      return takeRide(state, own, cents, state.clock ?? now())
    })
  },
  refund: (order, products) =>
    store.run((state) => {
      const own = named('order', order, state.orders, ({ order_number }) => order_number)
      return refund(state, own, products ?? own.items.map(({ uuid }) => uuid), state.clock ?? now())
    }),
})

/** Phones and clouds are told without the card that a pass came from, which is the backend’s own. */
const toldPlace = (account: string) => /^(?:device|cloud):[^:]*/.exec(account)?.[0] ?? account

/** Tells what the backend holds, in copies that a test may change. */
const copiesOf = (store: StateStore): Pick<PortalMock, 'ledger' | 'calls' | 'reports' | 'state'> => ({
  ledger: () =>
    store.run((state) =>
      structuredClone(
        state.ledger.map(({ owner: _, record: __, notes: ___, lines, ...entry }) => ({
          ...entry,
          lines: lines.map((line) => ({ ...line, account: toldPlace(line.account) })),
        })),
      ),
    ),
  calls: () => store.run((state) => structuredClone(state.calls)),
  reports: () => store.run((state) => structuredClone(state.reports)),
  state: () => store.run((state) => structuredClone(state)),
})

/** Sets the portal's clock to the backend's. */
export function showClock({ clock, began }: Pick<BackendState, 'clock' | 'began'>): void {
  if (clock !== null) setClock(() => clock)
  else if (began !== null) setClock(() => scenarioStart + Date.now() - began)
  else setClock()
}

function expectCall(call: string): void {
  expectKnown(call === '*' || isCallName(call), 'call', call, ['*', ...Object.keys(contract)])
}

function expectKnown(isKnown: boolean, what: string, name: string, known: string[]): void {
  if (!isKnown) throw unknown(what, name, known)
}

const unknown = (what: string, name: string, known: string[]) =>
  new Error(`No ${what} is named "${name}". There are: ${known.join(', ')}`)

function named<T>(what: string, name: string, all: T[], nameOf: (one: T) => string): T {
  const names = all.map(nameOf)
  const found = all[names.indexOf(name)]
  if (found !== undefined) return found
  throw unknown(what, name, names)
}
