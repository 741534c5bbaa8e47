import { keyKeptHours } from '../../api/contract/paying/attempts'
import { autoloadBehaviour } from '../../mocks/behaviour/cards/autoload'
import { cardLinkingBehaviour } from '../../mocks/behaviour/cards/cardLinking'
import { cardManagementBehaviour } from '../../mocks/behaviour/cards/cardManagement'
import { passActsBehaviour } from '../../mocks/behaviour/cards/passActs'
import { payingBehaviour } from '../../mocks/behaviour/paying/paying'
import { quotesBehaviour } from '../../mocks/behaviour/buying/quotes'
import { renewalsBehaviour } from '../../mocks/behaviour/cards/renewals'
import { transfersBehaviour } from '../../mocks/behaviour/cards/transfers'
import { walletBehaviour } from '../../mocks/behaviour/account/wallet'
import { openLedger } from '../../mocks/ledger/opening'
import { BusinessRefusal } from '../../mocks/rules/base/refusal'
import { buildScenario } from '../../mocks/scenarios/buildScenario'
import type { BackendState } from '../../mocks/state'
import { buildRenewals, buildRenewingPasses } from '../../mocks/state/cards/renewals'
import { people } from '../../mocks/state/identity/users'

const behaviours = {
  ...autoloadBehaviour,
  ...cardLinkingBehaviour,
  ...cardManagementBehaviour,
  ...passActsBehaviour,
  ...payingBehaviour,
  ...quotesBehaviour,
  ...renewalsBehaviour,
  ...transfersBehaviour,
  ...walletBehaviour,
}

export const owner = people.rider.uuid

/** Every autoload and every renewal at once; nothing that money does not change is copied for each sequence. */
const seed = (() => {
  const { state } = buildScenario('riderWithAutoload')
  state.passes.push(...buildRenewingPasses('card-phone'))
  state.renewals = buildRenewals(owner, 'card-phone')
  for (const renewal of state.renewals)
    if (renewal.payment_method_id === 'pay-old-visa') renewal.payment_method_id = 'pay-old'
  state.cardEvents = []
  openLedger(state)
  return { ...state, taps: [] }
})()

const changing = JSON.stringify({
  fareMedia: seed.fareMedia,
  paymentMethods: seed.paymentMethods,
  autoloads: seed.autoloads,
  renewals: seed.renewals,
  charges: seed.charges,
  counters: seed.counters,
  ledger: seed.ledger,
  passes: seed.passes,
  orders: seed.orders,
})
type Changing = Pick<
  BackendState,
  'fareMedia' | 'paymentMethods' | 'autoloads' | 'renewals' | 'charges' | 'counters' | 'ledger' | 'passes' | 'orders'
>

/** A request that spends, as a tab keeps it to send it again after a lost answer. */
export type Sent = { key: string } & (
  | { call: 'loadWallet'; body: { amount: number; payment_method_id: string } }
  | { call: 'transferFunds'; body: { from_id: string; to_id: string; amount: number } }
)

/** What one key stands for: its first body, and the load or transfer that came of it. Null: a declined load. */
export interface Outcome {
  body: string
  at: number
  id: string | null
}

interface Call {
  body?: unknown
  params?: Record<string, string>
  key?: string
}

export type Answer = { code: number } | { code?: undefined; value: Record<string, unknown> | null }

// A refusal is an answer here: where it was thrown is of no interest, and costs more than the call.
Error.stackTraceLimit = 0

/** The backend of one sequence with two tabs of one rider before it. */
export class MoneyWorld {
  readonly state: BackendState
  now = Date.parse('2026-11-22T15:00:00Z')
  /** The last spending request of each tab. */
  readonly sent: (Sent | undefined)[] = [undefined, undefined]
  readonly outcomes = new Map<string, Outcome>()

  constructor() {
    this.state = {
      ...seed,
      ...(JSON.parse(changing) as Changing),
      ...{
        cardEvents: [],
        goneCards: [],
        transfers: {},
        walletLoads: {},
        quotes: {},
        attempts: {},
        mailedReceipts: [],
      },
    }
  }

  /** Returns what a key stands for as long as the backend keeps it. After that the key is new. */
  knownOutcome(name: string): Outcome | undefined {
    const outcome = this.outcomes.get(name)
    return outcome && this.now - outcome.at < keyKeptHours * 3_600_000 ? outcome : undefined
  }

  /** Calls the backend without a network. Returns its answer, or the code with which it refuses. */
  call(name: keyof typeof behaviours, { body, params = {}, key }: Call = {}): Answer {
    const visitor = { kind: 'rider', user: people.rider, token: '' } as const
    const headers = new Headers(key === undefined ? {} : { 'Idempotency-Key': key })
    const { state, now } = this
    const context = {
      state,
      visitor,
      language: 'en' as const,
      now,
      query: new URLSearchParams(),
      headers,
      params,
      body,
    }
    try {
      return { value: (behaviours[name] as (context: unknown) => Record<string, unknown> | null)(context) }
    } catch (thrown) {
      if (!(thrown instanceof BusinessRefusal)) throw thrown
      return { code: thrown.code }
    }
  }
}
