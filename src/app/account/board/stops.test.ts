import { expect, test } from 'vitest'
import type { CardPass, FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import type { UpcomingCharge } from '../../../features/account/upcoming/onDemand'
import { testSettings } from '../../../testing/portal'
import { stopsOf } from './stops'
import type { StopSources } from './stops'

const settings = testSettings()
const now = Date.parse('2026-11-23T15:00:00Z')

const card = (facts: Partial<FareMedium>): FareMedium => ({
  faremedia_id: 'card',
  type: 'virtual',
  passes: [],
  passesDropped: 0,
  ...facts,
})
const pass = (facts: Partial<CardPass>): CardPass => ({ pass_id: 'pass', name: 'Day pass', status: 'Active', ...facts })
const holding = (facts: Partial<CardPass>) => ({ cards: [card({ passes: [pass(facts)] })] })
const loose = (facts: Partial<Pass>) => ({
  unattached: [{ pass_id: 'loose', name: 'Week pass', status: 'Available', ...facts } as Pass],
})
const charge = (source: string, day: string): UpcomingCharge => ({
  id: `${source}:${day}`,
  day,
  amount: 2000,
  methodId: 'visa',
  of: source === 'wallet' ? { kind: 'wallet' } : { kind: 'card', card: card({}) },
})

test.each<[string, Partial<StopSources>, string[]]>([
  ['nothing', {}, []],
  ['a pass that ends today', holding({ expiration_date: '2026-11-23' }), ['2026-11-23 passEnds']],
  ['a pass that ends in 90 days', holding({ expiration_date: '2027-02-21' }), ['2027-02-21 passEnds']],
  ['a pass that ends later', holding({ expiration_date: '2027-02-22' }), []],
  ['a pass that ended yesterday', holding({ expiration_date: '2026-11-22' }), []],
  ['a pass without an end', holding({}), []],
  ['a pass that is used up', holding({ expiration_date: '2026-12-01', status: 'Spoiled' }), []],
  ['a pass that renews by itself', holding({ expiration_date: '2026-12-01', renewal_state: 'active' }), []],
  ['a pass whose renewal may charge', holding({ expiration_date: '2026-12-01', renewal_state: 'on hold' }), []],
  [
    'a pass that renews at its end',
    { ...holding({ expiration_date: '2026-12-01', renewal_state: 'active' }), renewing: new Set(['pass']) },
    [],
  ],
  [
    'a pass that renews by its rides',
    { ...holding({ expiration_date: '2026-12-01', renewal_state: 'active' }), renewing: new Set<string>() },
    ['2026-12-01 passEnds'],
  ],
  [
    'a pass whose renewal is paused',
    holding({ expiration_date: '2026-12-01', renewal_state: 'Paused' }),
    ['2026-12-01 passEnds'],
  ],
  ['a pass on no card', loose({ expiration_date: '2026-12-24' }), ['2026-12-24 passEnds']],
  ['a pass on its way', holding({ usable_from: '2026-11-24T02:00:00Z' }), ['2026-11-23 passArrives']],
  ['a pass that has arrived', holding({ usable_from: '2026-11-23T14:00:00Z' }), []],
  [
    'value on its way',
    { cards: [card({ pending_loads: [{ amount: 500, usable_from: '2026-11-24T12:00:00Z' }, { amount: 300 }] })] },
    ['2026-11-24 valueArrives'],
  ],
  ['a card that ends', { cards: [card({ expiration_date: '2026-12-31' })] }, ['2026-12-31 cardEnds']],
  ['a blocked card that ends', { cards: [card({ expiration_date: '2026-12-31', status: 'blocked' })] }, []],
  [
    'what is charged again and again: its next time alone',
    { charges: [charge('wallet', '2026-12-01'), charge('card', '2026-12-02'), charge('wallet', '2027-01-01')] },
    ['2026-12-01 charge', '2026-12-02 charge'],
  ],
  [
    'several things, the first day first, and on one day what arrives before what ends',
    {
      ...holding({ expiration_date: '2026-11-24' }),
      ...loose({ expiration_date: '2026-11-23' }),
      charges: [charge('wallet', '2026-11-24')],
    },
    ['2026-11-23 passEnds', '2026-11-24 charge', '2026-11-24 passEnds'],
  ],
])('@ACC-15 the line of the next 90 days shows %s', (_, given, stops) => {
  const sources: StopSources = { cards: [], unattached: [], charges: [], renewing: undefined, ...given }
  expect(stopsOf(sources, settings, now).map(({ day, of }) => `${day} ${of.kind}`)).toEqual(stops)
})

test('@ACC-15 stops are told apart by their ids', () => {
  const passes = ['one', 'two'].map((pass_id) => pass({ pass_id, expiration_date: '2026-12-01' }))
  const pending_loads = [500, 500].map((amount) => ({ amount, usable_from: '2026-11-24T12:00:00Z' }))
  const stops = stopsOf(
    { cards: [card({ passes, pending_loads })], unattached: [], charges: [], renewing: undefined },
    settings,
    now,
  )
  expect(new Set(stops.map(({ id }) => id)).size).toBe(4)
})
