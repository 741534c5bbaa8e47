import type { Localized } from '../../words/language'

/** A pass, or a ticket that is kept like one. The ledger tells where it is. */
export interface PassRecord {
  pass_id: string
  product: string
  status: 'Available' | 'Active' | 'Expired' | 'Spoiled'
  expiration_date: string | null
  used_count: number
  /** Null if the pass has no limit of uses. */
  usable_count: number | null
  /** Its place when the books open (`ledger/places.ts`): from then on the ledger tells it. */
  opening?: string
  // Facts that follow from the product, or are absent, unless they are given.
  purchase_date?: string
  /** The instant from which card readers know it; without it they know it. */
  usable_from?: string
  first_activation?: string
  order_id?: string
  price?: number
  /** Why it was spoiled. */
  reason?: Localized
}

export interface PassesState {
  /** Every pass that somebody has, the oldest first. */
  passes: PassRecord[]
}

const unlimited = { used_count: 0, usable_count: null }

/** The passes of the cards that every scenario has. */
export const passesSeed = (): PassesState => ({
  passes: [
    {
      pass_id: 'pass-1',
      product: 'bus-adult-month',
      status: 'Active',
      expiration_date: '2026-12-05',
      ...unlimited,
      opening: 'card:card-phone',
    },
    {
      pass_id: 'pass-2',
      product: 'bus-adult-day',
      status: 'Available',
      expiration_date: null,
      ...unlimited,
      opening: 'card:card-plastic',
    },
    {
      pass_id: 'pass-3',
      product: 'bus-adult-ten',
      status: 'Active',
      expiration_date: '2027-03-31',
      used_count: 3,
      usable_count: 10,
      opening: 'card:card-guest',
    },
    {
      pass_id: 'pass-4',
      product: 'bus-adult-7day',
      status: 'Available',
      expiration_date: null,
      ...unlimited,
      opening: 'card:card-guest',
    },
  ],
})

/** The passes that an owner would lose with a card (scenario `lostCard`), at this place. */
export const buildLostPasses = (opening: string): PassRecord[] => [
  {
    pass_id: 'pass-lost-1',
    product: 'bus-adult-month',
    status: 'Active',
    expiration_date: '2026-12-05',
    ...unlimited,
    opening,
  },
  {
    pass_id: 'pass-lost-2',
    product: 'bus-adult-7day',
    status: 'Available',
    expiration_date: null,
    ...unlimited,
    opening,
  },
  {
    pass_id: 'pass-lost-3',
    product: 'bus-adult-ten',
    status: 'Expired',
    expiration_date: '2026-09-30',
    used_count: 10,
    usable_count: 10,
    opening,
  },
  {
    pass_id: 'pass-lost-4',
    product: 'bus-adult-day',
    status: 'Spoiled',
    expiration_date: null,
    ...unlimited,
    opening,
  },
]
