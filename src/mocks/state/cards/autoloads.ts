import type { ChargedMethod } from '../../../api/contract/paying/chargedMethod'
import type { Autoload, AutoloadPlan } from '../../../api/contract/cards/autoloadPlan'
import { firstAfter, nextOf, plusDays } from '../../../shared/schedule'
import { card } from './fareCards'
import type { FareMediumRecord } from './fareCards'
import { people } from '../identity/users'

export interface AutoloadRecord {
  /** The id of a fare card, or null for the owner's wallet. */
  card: string | null
  owner: string
  plan: AutoloadPlan
  state: 'active' | 'pending' | 'paused' | 'failed'
  reason: string | null
  /** The day of the next charge. Scenarios hold no times: it is null until the first call. */
  next_day: string | null
  last_run: Autoload['last_run']
  /** Days before the first call of the last run that a scenario tells of. */
  ran_days_ago?: number
  /** The day from which a pending one is active. */
  confirmed_on: string | null
}

/** Money that was taken from a payment method, or was not, and for what. */
export interface ChargeRecord {
  charge_id: string
  owner: string
  /** An instant. */
  date: string
  by: 'autoload' | 'load' | 'renewal'
  card: string | null
  method_id: string
  /** The method as it was. Null if it was gone. */
  method: ChargedMethod | null
  /** In cents. */
  amount: number
  state: 'done' | 'failed'
  /** The pass that was renewed. */
  pass_id?: string
  product?: string
}

export interface WalletLoadRecord {
  bodyHash: string
  /** When it was made: keys are forgotten after a while. */
  at: number
  /** Null if the payment was declined. */
  charge_id: string | null
  /** The wallet's balance after the load, in cents. */
  balance: number
}

export interface AutoloadsState {
  autoloads: AutoloadRecord[]
  charges: ChargeRecord[]
  /** Loads of wallets by owner and idempotency key. */
  walletLoads: Record<string, WalletLoadRecord>
  /** Riders whose wallets may not be loaded. */
  lockedWallets: string[]
}

export const autoloadsSeed = (): AutoloadsState => ({
  autoloads: [],
  charges: [],
  walletLoads: {},
  lockedWallets: [],
})

/** The day of a scenario's last run, once the first call has told the time: a day of the schedule, if there is one. */
export const ranOn = ({ plan, ran_days_ago = 1 }: AutoloadRecord, today: string): string =>
  plan.kind === 'time'
    ? nextOf({ ...plan, every: -plan.every }, firstAfter(plan, today))
    : plusDays(today, -ran_days_ago)

export const autoloadRecord = (
  facts: Partial<AutoloadRecord> & Pick<AutoloadRecord, 'card' | 'plan'>,
): AutoloadRecord => ({
  owner: people.rider.uuid,
  state: 'active',
  reason: null,
  next_day: null,
  last_run: null,
  confirmed_on: null,
  ...facts,
})

const ran = (amount: number, state: 'done' | 'failed') => ({ date: '', amount, state })

/** One autoload of each state (scenario `riderWithAutoload`): by threshold, monthly on the wallet, paused, failed, pending. */
export const buildAutoloads = (): AutoloadRecord[] => [
  autoloadRecord({
    card: 'card-phone',
    plan: { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' },
    last_run: ran(2000, 'done'),
    ran_days_ago: 12,
  }),
  autoloadRecord({
    card: null,
    plan: { kind: 'time', unit: 'month', every: 1, day: 'last', amount: 5000, payment_method_id: 'pay-visa' },
    last_run: ran(5000, 'done'),
    ran_days_ago: 22,
  }),
  autoloadRecord({
    card: 'card-plastic',
    plan: { kind: 'time', unit: 'week', every: 2, day: 1, amount: 1500, payment_method_id: 'pay-visa' },
    state: 'paused',
    last_run: ran(1500, 'done'),
    ran_days_ago: 6,
  }),
  autoloadRecord({
    card: 'card-youth',
    plan: { kind: 'time', unit: 'week', every: 1, day: 5, amount: 1000, payment_method_id: 'pay-old' },
    state: 'failed',
    reason: 'expired',
    last_run: ran(1000, 'failed'),
    ran_days_ago: 2,
  }),
  autoloadRecord({
    card: 'card-spare',
    plan: { kind: 'time', unit: 'month', every: 3, day: 15, amount: 3000, payment_method_id: 'pay-bank' },
    state: 'pending',
    reason: 'method_unconfirmed',
  }),
]

/** Two more cards for autoloads, of which one has failed and one is pending (scenario `riderWithAutoload`). */
export const buildAutoloadCards = (owner: string): FareMediumRecord[] => [
  card({
    faremedia_id: 'card-youth',
    owner,
    nickname: 'Sam’s card',
    printed_card_number: '6030 4141 5252 6363',
    rider: 'rider-youth',
    opening: { general: 500 },
  }),
  card({
    faremedia_id: 'card-spare',
    owner,
    nickname: 'Spare',
    printed_card_number: '6030 7171 8282 9393',
    opening: { general: 1200 },
  }),
]
