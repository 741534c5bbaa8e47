import { dayOf } from '../../shared/locales/dates'
import { operatorTimeZone } from '../rules/fareCaps'
import { nextNumber } from '../state/counters'
import type { ActivityRecord, TapRecord } from '../state/cardHistory'
import type { FareMediumRecord } from '../state/fareCards'
import type { BackendState } from '../state'

/** The time of the newest ride of every history. It is fixed, so that a state is the same whenever it is built. */
const newest = Date.parse('2026-11-21T21:40:00Z')
const hour = 3_600_000

type Happened = Pick<ActivityRecord, 'type' | 'amount' | 'description' | 'fare_reason'>

const ride = (amount: number, en: string, fr: string, reason: [en: string, fr: string]): Happened => ({
  type: 'ride',
  amount,
  description: { en, fr },
  fare_reason: { en: reason[0], fr: reason[1] },
})
const base: [string, string] = ['Adult base fare', 'Tarif de base, adulte']

/** What a card meets with, the newest first, again and again. */
const days: Happened[] = [
  ride(-350, 'Bus 7, Harbourfront', 'Autobus 7, Harbourfront', base),
  ride(0, 'Bus 12, Spring Garden', 'Autobus 12, Spring Garden', [
    'Transfer within 90 minutes: no charge',
    'Correspondance en moins de 90 minutes : gratuite',
  ]),
  ride(-350, 'Bus 4, North Terminal', 'Autobus 4, terminus Nord', base),
  ride(-225, 'Bus 7, Harbourfront', 'Autobus 7, Harbourfront', [
    'Off-peak fare, after 9:00 a.m.',
    'Tarif hors pointe, après 9 h',
  ]),
  {
    type: 'load',
    amount: 1500,
    description: { en: 'Online, Visa ending in 1111', fr: 'En ligne, Visa se terminant par 1111' },
    fare_reason: null,
  },
  ride(-350, 'Bus 21, University', 'Autobus 21, Université', base),
  ride(-350, 'Bus 7, Harbourfront', 'Autobus 7, Harbourfront', base),
  ride(0, 'Bus 4, North Terminal', 'Autobus 4, terminus Nord', [
    'Day cap reached: this ride was free',
    'Plafond du jour atteint : ce passage était gratuit',
  ]),
  {
    type: 'pass',
    amount: 0,
    description: { en: 'Adult Day Pass put on the card', fr: 'Laissez-passer d’un jour, adulte, ajouté à la carte' },
    fare_reason: null,
  },
]

/** Gives a card a past that ends with what it holds now. A load that it cannot have had is left out. */
function addActivity(state: BackendState, card: FareMediumRecord, count: number): void {
  let after = card.balances.general_funds
  const past: ActivityRecord[] = []
  for (let index = 0; past.length < count; index += 1) {
    const happened = days[index % days.length]
    if (!happened || happened.amount > after) continue
    past.push({
      ...happened,
      activity_id: `activity-${nextNumber(state, 'activity')}`,
      faremedia_id: card.faremedia_id,
      date_time: new Date(newest - past.length * 11 * hour).toISOString(),
      balance: after,
      state: past.length === 0 ? 'pending' : 'posted',
    })
    after -= happened.amount
  }
  state.activities.push(...past.reverse())
}

/** Gives a bank card three days of taps: one day reached its cap, the newest fare is not known yet. */
function addTaps(state: BackendState, card: FareMediumRecord): void {
  const rides: [iso: string, Partial<TapRecord>][] = [
    ['2026-11-18T11:55:00Z', {}],
    ['2026-11-18T16:10:00Z', {}],
    ['2026-11-18T18:35:00Z', {}],
    ['2026-11-18T21:05:00Z', {}],
    [
      '2026-11-18T23:40:00Z',
      {
        fare: 0,
        cap_note: { en: 'Day cap reached: free', fr: 'Plafond du jour atteint : gratuit' },
        fare_reason: { en: 'Four rides were paid on this day', fr: 'Quatre passages ont été payés ce jour-là' },
      },
    ],
    // A night bus counts to the day before.
    ['2026-11-21T05:20:00Z', { travel_day: '2026-11-20' }],
    ['2026-11-21T20:15:00Z', { state: 'pending', fare: null, fare_reason: null }],
  ]
  for (const [date_time, facts] of rides)
    state.taps.push({
      tap_id: `tap-${nextNumber(state, 'activity')}`,
      faremedia_id: card.faremedia_id,
      date_time,
      travel_day: dayOf(Date.parse(date_time), operatorTimeZone),
      place: { en: 'Bus 7, Harbourfront', fr: 'Autobus 7, Harbourfront' },
      state: 'posted',
      fare: 275,
      cap_note: null,
      fare_reason: { en: base[0], fr: base[1] },
      ...facts,
    })
}

/** Gives every card of a rider its past, and every bank card its taps: it may be linked later. */
export function addCardHistory(state: BackendState, owner: string, activities: number): void {
  for (const card of state.fareMedia) {
    if (card.type === 'bank card') addTaps(state, card)
    else if (card.owner === owner && card.type !== 'commuter benefits') addActivity(state, card, activities)
  }
}
