import { dayOf } from '../../shared/locales/dates'
import { organizations } from '../catalogue/organizations'
import { operatorTimeZone } from '../rules/cards/fareCaps'
import { nextNumber } from '../state/tester/counters'
import { loadsOf } from './pastOrders'
import type { OrderedLoad } from './pastOrders'
import type { TapRecord } from '../state/cards/cardHistory'
import type { MovementNotes } from '../state/ledger'
import { cardFunds, operator } from '../ledger/accounts'
import type { Opened } from '../ledger/opening'
import { cardPlace } from '../ledger/places'
import { money, passGoes } from '../ledger/post'
import { issuerOf } from '../state/cards/fareCards'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'

/** The time of the newest ride of every history. It is fixed, so that a state is the same whenever it is built. */
const newest = Date.parse('2026-11-21T21:40:00Z')
/** Milliseconds from one entry of a history to the next. */
const pace = 11 * 3_600_000
const dayLong = 86_400_000
const instantOf = (index: number) => newest - index * pace

/** Returns the instant at which a history of so many entries begins: before it a card has nothing. */
export const historyBegins = (count: number): number => instantOf(count - 1)

interface Happened {
  type: 'ride' | 'load' | 'pass'
  /** The change of its general funds, in cents. */
  amount: number
  notes?: MovementNotes
}

const reasons = {
  base: { en: 'Adult base fare', fr: 'Tarif de base, adulte' },
  transfer: {
    en: 'Transfer within 90 minutes: no charge',
    fr: 'Correspondance en moins de 90 minutes : gratuite',
  },
  offPeak: { en: 'Off-peak fare, after 9:00 a.m.', fr: 'Tarif hors pointe, après 9 h' },
}

const places = {
  bus: [
    { en: 'Bus 7, Harbourfront', fr: 'Autobus 7, Harbourfront' },
    { en: 'Bus 12, Spring Garden', fr: 'Autobus 12, Spring Garden' },
    { en: 'Bus 4, North Terminal', fr: 'Autobus 4, terminus Nord' },
    { en: 'Bus 21, University', fr: 'Autobus 21, Université' },
  ],
  ferry: [
    { en: 'Harbour ferry, Harbourfront pier', fr: 'Traversier du port, quai Harbourfront' },
    { en: 'Harbour ferry, West pier', fr: 'Traversier du port, quai Ouest' },
    { en: 'Island ferry, Sable Isles pier', fr: 'Traversier des îles, quai Sable Isles' },
    { en: 'Island ferry, Lighthouse pier', fr: 'Traversier des îles, quai du Phare' },
  ],
}

type Taken = 'base' | 'offPeak' | 'transfer'
const rides: [place: number, fare: Taken][] = [
  [0, 'base'],
  [1, 'transfer'],
  [2, 'base'],
  [0, 'offPeak'],
  [3, 'base'],
  [0, 'base'],
  [2, 'base'],
]
/** Cash, which no order and no payment method of the rider tells. */
const load: Happened = {
  type: 'load',
  amount: 0,
  notes: { description: { en: 'At a ticket machine, in cash', fr: 'À une distributrice, comptant' } },
}
/** A history does not reach back further than the first load. */
const firstLoad: Happened = {
  type: 'load',
  amount: 0,
  notes: { description: { en: 'At the service desk, with the card', fr: 'Au comptoir de service, avec la carte' } },
}
/** A day pass from a ticket machine is used up on the same day. */
const passPut: Happened = { type: 'pass', amount: 0 }
const passOfDay = 'bus-adult-day'

/** What a card meets with, the newest first, again and again: four rides, a load, three rides, a pass. */
const happenings = [...rides.slice(0, 4), load, ...rides.slice(4), passPut]

const hourAt = (at: number) =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: operatorTimeZone }).format(at))

function ride(kind: 'bus' | 'ferry', [place, fare]: [number, Taken], at: number): Happened {
  const rideFor = (amount: number, notes: MovementNotes): Happened => ({
    ...{ type: 'ride', amount },
    notes: { ...(places[kind][place] && { description: places[kind][place] }), ...notes },
  })
  if (fare === 'transfer') return rideFor(0, { fare_reason: reasons.transfer, free: 'transfer' })
  if (fare === 'offPeak' && hourAt(at) >= 9) return rideFor(-225, { fare_reason: reasons.offPeak })
  return rideFor(-350, { fare_reason: reasons.base })
}

/** Minutes between a ride and the free one after it. */
const changing = 40 * 60_000
/** How far ahead of an order a card is no longer loaded: what the order brought has to be spent by then. */
const ahead = 18 * pace
const fullLoad = 2_000
const note = 500
/** Cents, less than a ride costs. */
const owed = 200

interface Step {
  after: number
  index: number
  loads: number
  count: number
}

/**
 * Returns what is put in at a machine: what was spent since the last time, in steps of $5. In a long past a ride sometimes
 * cost more than there was, which the next load covers first.
 */
function cashFor({ after, index, loads, count }: Step, nextOrder: OrderedLoad | undefined): number {
  const isSoon = nextOrder !== undefined && nextOrder.at >= instantOf(index) - ahead
  const spent = Math.max(0, Math.floor((after - (isSoon ? fullLoad : 0)) / note) * note)
  const mayOwe = !isSoon && loads > 3 && index < count - 2
  return mayOwe && after - spent < owed ? spent + owed : spent
}

/**
 * Returns a past of a card that begins with nothing and ends with what it holds now. What orders loaded is in it at its
 * time, though its entry is the order's. What the card cannot have had is left out.
 */
function pastOf(state: BackendState, card: FareMediumRecord, count: number): Opened[] {
  const kind = issuerOf(card).uuid === organizations.ferries.uuid ? 'ferry' : 'bus'
  const ordered = loadsOf(state, card)
  const past: Opened[][] = []
  let after = card.opening?.general ?? 0
  let loads = 0
  const add = (happened: Happened, at: number) => {
    past.push(entriesOf(state, card, { happened, at, isSettling: past.length === 0 }))
    after -= happened.amount
  }
  for (let turn = 0; past.length < count; turn += 1) {
    const index = past.length
    const at = instantOf(index)
    const [due] = ordered
    if (index === count - 1) add({ ...firstLoad, amount: after }, at)
    else if (due && due.at >= at) {
      past.push([])
      after -= due.amount
      ordered.shift()
    } else {
      const next = happenings[turn % happenings.length]
      const usual = Array.isArray(next) ? ride(kind, next, at) : next
      if (usual?.type === 'load') {
        const amount = cashFor({ after, index, loads, count }, due)
        loads += 1
        if (amount > 0) add({ ...usual, amount }, at)
      } else if (usual?.notes?.free) {
        // The ride that a free one follows is the next in this list: the one after the first load follows none.
        if (index < count - 2 && !(due && due.at >= instantOf(index + 1))) add(usual, instantOf(index + 1) + changing)
      } else if (usual) add(usual, at)
    }
  }
  if (ordered.length > 0) throw new Error(`An order is older than ${card.faremedia_id}`)
  return past.flat().reverse()
}

interface Past {
  happened: Happened
  /** Milliseconds since the epoch. */
  at: number
  isSettling: boolean
}

/** What goes into the ledger. A pass of a day is given up when its day is over. */
function entriesOf(state: BackendState, card: FareMediumRecord, { happened, at, isSettling }: Past): Opened[] {
  const { faremedia_id: id, owner } = card
  const { type, amount, notes } = happened
  const base = { at: new Date(at).toISOString(), owner }
  if (type === 'pass') {
    const pass = { pass_id: `pass-of-day-${nextNumber(state, 'activity')}`, product: passOfDay }
    const ended = { ...base, at: new Date(at + dayLong).toISOString() }
    return [
      { ...ended, kind: 'forfeit', lines: passGoes(pass, cardPlace(id), operator) },
      { ...base, kind: 'adjustment', lines: passGoes(pass, operator, cardPlace(id)) },
    ]
  }
  const lines = amount === 0 ? [] : [money(cardFunds(id, 'general'), amount), money(operator, -amount)]
  if (type === 'load') return [{ ...base, kind: 'load', lines, notes }]
  return [{ ...base, kind: 'ride', record: id, lines, notes: { ...notes, ...(isSettling && { isSettling }) } }]
}

/** Gives a bank card three days of taps: one day reached its cap, the newest fare is not known yet. */
function addTaps(state: BackendState, card: FareMediumRecord): void {
  const taps: [iso: string, Partial<TapRecord>][] = [
    ['2026-11-18T11:55:00Z', {}],
    ['2026-11-18T16:10:00Z', {}],
    ['2026-11-18T18:35:00Z', {}],
    ['2026-11-18T21:05:00Z', {}],
    [
      '2026-11-18T23:40:00Z',
      {
        fare: 0,
        cap_note: { en: 'Day cap reached: free', fr: 'Plafond du jour atteint : gratuit' },
        fare_reason: { en: 'Four rides were paid on this day', fr: 'Quatre passages ont été payés ce jour-là' },
      },
    ],
    // A night bus counts to the day before.
    ['2026-11-21T05:20:00Z', { travel_day: '2026-11-20' }],
    ['2026-11-21T20:15:00Z', { state: 'pending', fare: null, fare_reason: null }],
  ]
  for (const [date_time, facts] of taps)
    state.taps.push({
      tap_id: `tap-${nextNumber(state, 'activity')}`,
      faremedia_id: card.faremedia_id,
      date_time,
      travel_day: dayOf(Date.parse(date_time), operatorTimeZone),
      place: { en: 'Bus 7, Harbourfront', fr: 'Autobus 7, Harbourfront' },
      state: 'posted',
      fare: 275,
      cap_note: null,
      fare_reason: reasons.base,
      ...facts,
    })
}

/** Returns the past of every card of a rider, and gives every bank card its taps: it may be linked later. */
export function pastOfCards(state: BackendState, owner: string, count: number): Opened[] {
  for (const card of state.fareMedia) if (card.type === 'bank card') addTaps(state, card)
  return state.fareMedia
    .filter((card) => card.owner === owner && card.type !== 'bank card' && card.type !== 'commuter benefits')
    .flatMap((card) => pastOf(state, card, count))
}
