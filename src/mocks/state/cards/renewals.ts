import type { RenewalPlan } from '../../../api/contract/cards/renewals'
import type { PassRecord } from './passes'

export interface RenewalRecord extends RenewalPlan {
  renewal_id: string
  owner: string
  /** The id of the fare card: what is on none does not renew (decision 223). */
  card: string
  pass_id: string
  state: 'active' | 'paused' | 'failed'
  reason: string | null
  last_run: { date: string; amount: number; state: 'done' | 'failed' } | null
}

export interface RenewalsState {
  renewals: RenewalRecord[]
}

export const renewalsSeed = (): RenewalsState => ({ renewals: [] })

const threeDays = { unit: 'days', before: 3 } as const

/** Three renewals of one card: active, paused, and failed because the payment card has expired. */
export const buildRenewals = (owner: string, card: string): RenewalRecord[] => {
  const renewal = (number: number, facts: Partial<RenewalRecord> & Pick<RenewalRecord, 'pass_id'>): RenewalRecord => ({
    renewal_id: `renewal-seed-${number}`,
    owner,
    card,
    payment_method_id: 'pay-visa',
    renew_below: null,
    notify: threeDays,
    state: 'active',
    reason: null,
    last_run: null,
    ...facts,
  })
  return [
    renewal(1, { pass_id: 'pass-1', last_run: { date: '2026-11-04', amount: 11200, state: 'done' } }),
    renewal(2, {
      pass_id: 'pass-ten',
      renew_below: 2,
      notify: { unit: 'uses', before: 3 },
      payment_method_id: 'pay-bank',
      state: 'paused',
    }),
    renewal(3, {
      pass_id: 'pass-week',
      payment_method_id: 'pay-old-visa',
      notify: null,
      state: 'failed',
      reason: 'expired',
      last_run: { date: '2026-11-20', amount: 3650, state: 'failed' },
    }),
  ]
}

/** The passes of a card that renew, and one that could (scenario `riderWithRenewals`). */
export const buildRenewingPasses = (card: string): PassRecord[] => [
  {
    pass_id: 'pass-ten',
    product: 'bus-adult-ten',
    status: 'Active',
    expiration_date: null,
    used_count: 6,
    usable_count: 10,
    opening: `card:${card}`,
  },
  {
    pass_id: 'pass-week',
    product: 'bus-adult-7day',
    status: 'Active',
    expiration_date: '2026-11-27',
    used_count: 0,
    usable_count: null,
    opening: `card:${card}`,
  },
  {
    pass_id: 'pass-night',
    product: 'bus-adult-nightmonth',
    status: 'Available',
    expiration_date: null,
    used_count: 0,
    usable_count: null,
    opening: `card:${card}`,
  },
]
