import { organizations } from '../../catalogue/organizations'
import type { Localized } from '../../words/language'

/** What a card holds when the books open, in cents. */
export interface OpeningFunds {
  general?: number
  commuter?: number
  /** What can be spent from an instant on. */
  pending?: { amount: number; usable_from: string }
}

/** A moment in the life of a card, by the numbers that entries of the ledger, events and taps had reached. */
export interface Moment {
  at: string
  entry: number
  activity: number
}

/** A time that a card has spent on an account and that is over. */
export interface PastStay {
  owner: string
  /** The name that this rider gave to the card. */
  nickname: string
  /** Without it from the beginning. */
  from?: Moment
  to: Moment
}

export interface FareMediumRecord {
  faremedia_id: string
  /** The owner's uuid; null for a card that is on no account. */
  owner: string | null
  nickname: string
  printed_card_number: string
  security_code: string
  type: 'virtual' | 'physical' | 'bank card' | 'commuter benefits'
  category: Localized
  status: 'ACTIVE' | 'BLOCKED' | 'suspended' | 'invalid'
  /** Since when it is on its owner's account; without it from the beginning. */
  since?: Moment
  /** Its times on accounts that it has left. */
  pastStays?: PastStay[]
  /** Its rider blocked it as lost or stolen, and no other card has replaced it yet. */
  isLost?: boolean
  /** Uuid of the rider filter's value. Only passes for this rider type are sold for the card. */
  rider: string
  expiration_date: string
  /** Funds of a card before the books open: from then on the ledger tells them. */
  opening?: OpeningFunds
  /** The portal's id of the request that made a virtual card. */
  request_id: string | null
  background_color: string
}

const colours = { transit: '#00665c', ferries: '#2c56a6' }

const reloadable: Localized = { en: 'Reloadable', fr: 'Rechargeable' }

type Facts = Partial<FareMediumRecord> & Pick<FareMediumRecord, 'faremedia_id' | 'printed_card_number'>

/** An adult's card of the transit operator, unless the given facts differ. */
export const card = (facts: Facts): FareMediumRecord => ({
  owner: null,
  nickname: '',
  security_code: '000',
  type: 'physical',
  category: reloadable,
  status: 'ACTIVE',
  rider: 'rider-adult',
  expiration_date: '2031-10-31',
  request_id: null,
  background_color: colours.transit,
  ...facts,
})

/**
 * The cards of the README's table for testers: two of the rider with two cards, a blocked one, a guest's and one to
 * link.
 */
export const buildFareCards = (riders: { rider: string; blockedRider: string }): FareMediumRecord[] => [
  card({
    faremedia_id: 'card-phone',
    owner: riders.rider,
    nickname: 'My phone',
    printed_card_number: '6030 2222 3333 4444',
    type: 'virtual',
    opening: { general: 2350 },
  }),
  card({
    faremedia_id: 'card-plastic',
    owner: riders.rider,
    nickname: 'Blue card',
    printed_card_number: '6030 5555 6666 7777',
    background_color: colours.ferries,
    opening: { general: 810, commuter: 4000 },
  }),
  card({
    faremedia_id: 'card-blocked',
    owner: riders.blockedRider,
    nickname: 'Lost card',
    printed_card_number: '6030 8888 0000 2222',
    status: 'BLOCKED',
    opening: { general: 1575 },
  }),
  card({
    faremedia_id: 'card-guest',
    printed_card_number: '6030 1234 5678 9012',
    security_code: '123',
    opening: { general: 1200, commuter: 500 },
  }),
  card({ faremedia_id: 'card-to-link', printed_card_number: '6030 9999 0000 1111', security_code: '456' }),
  card({
    faremedia_id: 'card-guest-blocked',
    printed_card_number: '6030 1234 0000 3333',
    security_code: '321',
    status: 'BLOCKED',
    opening: { general: 640 },
  }),
]

/** One card of every kind for which nothing is sold, and one for a youth (scenario `riderWithEveryCard`). */
export const buildOtherCards = (owner: string): FareMediumRecord[] => {
  const lost = (facts: Facts) => card({ owner, ...facts })
  return [
    lost({
      faremedia_id: 'card-youth',
      nickname: 'Sam’s card',
      printed_card_number: '6030 4141 5252 6363',
      rider: 'rider-youth',
      opening: { general: 500 },
    }),
    lost({
      faremedia_id: 'card-lost',
      nickname: 'Lost',
      printed_card_number: '6030 0000 1111 2221',
      status: 'BLOCKED',
    }),
    lost({
      faremedia_id: 'card-suspended',
      nickname: 'School card',
      printed_card_number: '6030 0000 1111 2222',
      status: 'suspended',
    }),
    lost({ faremedia_id: 'card-invalid', printed_card_number: '6030 0000 1111 2223', status: 'invalid' }),
    lost({
      faremedia_id: 'card-expired',
      nickname: 'Old green card',
      printed_card_number: '6030 0000 1111 2224',
      expiration_date: '2025-10-31',
    }),
    lost({
      faremedia_id: 'card-bank',
      nickname: 'Everyday debit',
      printed_card_number: '4111 **** **** 1111',
      type: 'bank card',
      category: { en: 'Bank card', fr: 'Carte bancaire' },
    }),
    lost({
      faremedia_id: 'card-commuter',
      nickname: 'Employer benefit',
      printed_card_number: '6030 0000 1111 2226',
      type: 'commuter benefits',
      category: { en: 'Commuter benefits', fr: 'Avantages de transport' },
    }),
  ]
}

export const newVirtualCard = (number: number, owner: string): FareMediumRecord =>
  card({
    faremedia_id: `card-${number}`,
    owner,
    printed_card_number: `6031 0000 0000 ${String(number).padStart(4, '0')}`,
    type: 'virtual',
  })

/** A bank card that riders tap; its number is known to the bank only. */
const tapped = (faremedia_id: string, last4: string, owner: string | null = null): FareMediumRecord =>
  card({
    faremedia_id,
    owner,
    printed_card_number: `**** **** **** ${last4}`,
    type: 'bank card',
    category: { en: 'Bank card', fr: 'Carte bancaire' },
  })

/** Bank cards to link: one that is found, two that are alike, and one on the rider's account (scenario `tappedBankCard`). */
export const buildTappedCards = (owner: string): FareMediumRecord[] => [
  tapped('card-tapped', '4242'),
  tapped('card-alike-1', '9999'),
  tapped('card-alike-2', '9999'),
  tapped('card-bank', '1111', owner),
]

/** What an owner would lose with a card (scenario `lostCard`); its passes are `buildLostPasses`. */
export const lostFunds: OpeningFunds = {
  general: 3460,
  commuter: 1500,
  pending: { amount: 2000, usable_from: '2026-11-24T09:00:00.000Z' },
}

/** Returns a card's issuer by its colour: the ferry line's cards are blue. */
export const issuerOf = ({ background_color }: FareMediumRecord) =>
  background_color === colours.ferries ? organizations.ferries : organizations.transit
