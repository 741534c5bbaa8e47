import type { Transaction } from '../../api/contract/buying/orders'
import type { Autoload } from '../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../api/contract/cards/fareMedia'
import type { Pass } from '../../api/contract/cards/passes'
import type { Renewal } from '../../api/contract/cards/renewals'
import { stopsOf } from '../../app/account/board/stops'
import type { Stop } from '../../app/account/board/stops'
import { renewingAtEnd, upcomingCharges } from '../../features/account/upcoming/upcomingCharges'
import type { Upcoming } from '../../features/account/upcoming/upcomingCharges'
import { statementOf } from '../../features/buying/histories/statement/statementRules'
import { walletBehaviour } from '../../mocks/behaviour/account/wallet'
import { cardHistoryBehaviour } from '../../mocks/behaviour/cards/cardHistory'
import { fareMediaBehaviour } from '../../mocks/behaviour/cards/fareMedia'
import { ordersBehaviour } from '../../mocks/behaviour/buying/orders'
import { passActsBehaviour } from '../../mocks/behaviour/cards/passActs'
import { passesBehaviour } from '../../mocks/behaviour/cards/passes'
import { renewalsBehaviour } from '../../mocks/behaviour/cards/renewals'
import { operator } from '../../mocks/ledger/accounts'
import { isMoney } from '../../mocks/ledger/post'
import { operatorTimeZone } from '../../mocks/rules/cards/fareCaps'
import type { LedgerEntry } from '../../mocks/state/ledger'
import type { BackendState } from '../../mocks/state'
import type { UserRecord } from '../../mocks/state/identity/users'
import { dayOf } from '../../shared/locales/dates'
import { testSettings } from '../portal'

export type Rows = Record<string, unknown>[]

/** Everything that the rooms of a rider tell. */
export interface Told {
  state: BackendState
  receipt: (order: string) => Record<string, unknown> | undefined
  orders: Rows
  transactions: Rows
  statement: readonly Transaction[]
  purchases: Rows
  activity: (card: string) => Rows
  cards: readonly FareMedium[]
  wallet: number
  /** What the overview says that is to come. */
  stops: readonly Stop[]
  passes: Rows
  /** The ids of the passes that were given up. */
  gone: ReadonlySet<string>
  renewals: (card: string) => Rows
  upcoming: Upcoming
}

export function toldTo(state: BackendState, user: UserRecord, now: number): Told {
  const base = { state, visitor: { kind: 'rider', user, token: '' }, language: 'en', now, body: undefined }
  const read = (behaviour: (context: never) => unknown, params: Record<string, string> = {}): Rows => {
    const rows: Rows = []
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ page: String(page) })
      const answer = behaviour({ ...base, params, query } as never) as { results: Rows; total: number }
      rows.push(...answer.results)
      if (answer.results.length === 0 || rows.length >= answer.total) return rows
    }
  }
  const activities = new Map<string, Rows>()
  const activityOf = (id: string) => read(cardHistoryBehaviour.listCardActivity, { id })
  const transactions = read(ordersBehaviour.listTransactions)
  const cards = fareMediaBehaviour.listFareMedia(base as never).fare_mediums as unknown as FareMedium[]
  const renewals = (id: string) =>
    renewalsBehaviour.listRenewals({ ...base, params: { id } } as never).renewals as unknown as Rows
  const wallet = walletBehaviour.getWallet(base as never)
  const orders = read(ordersBehaviour.listOrders)
  const { passes: unattached } = passActsBehaviour.listUnattachedPasses(base as never)
  const upcoming = upcomingCharges(
    {
      cards,
      walletAutoload: wallet.autoload as Autoload | null,
      renewals: cards.map((card) => ({ card, renewals: renewals(card.faremedia_id) as unknown as Renewal[] })),
      isUsable: ({ status }) => status === 'ACTIVE',
    },
    dayOf(now, operatorTimeZone),
  )
  return {
    state,
    receipt: (id) =>
      orders.some(({ order_id }) => order_id === id)
        ? ordersBehaviour.getOrder({ ...base, params: { id } } as never)
        : undefined,
    orders,
    transactions,
    statement: statementOf(transactions as unknown as Transaction[]).entries,
    purchases: read(ordersBehaviour.listPurchases),
    activity: (id) => activities.get(id) ?? activities.set(id, activityOf(id)).get(id) ?? [],
    cards,
    wallet: wallet.balance,
    stops: stopsOf(
      {
        cards,
        unattached: unattached as unknown as Pass[],
        charges: upcoming.charges,
        renewing: renewingAtEnd(upcoming),
      },
      testSettings(),
      now,
    ),
    passes: read(passesBehaviour.listPasses),
    gone: givenUp(state.ledger),
    renewals,
    upcoming,
  }
}

/** The passes that the ledger says were given up. */
const givenUp = (ledger: readonly LedgerEntry[]): Set<string> => {
  const last = new Map<string, string>()
  for (const line of ledger.flatMap(({ lines }) => lines))
    if (!isMoney(line) && line.direction === 'in') last.set(line.pass_id, line.account)
  return new Set([...last].flatMap(([id, account]) => (account === operator ? id : [])))
}
