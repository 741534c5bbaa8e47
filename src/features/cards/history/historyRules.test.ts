import { describe, expect, test } from 'vitest'
import type { Tap } from '../../../api/contract/cards/cardHistory'
import { activityType, byTravelDay, changesOf, isIncoming, isPosted } from './historyRules'

const tap = (tap_id: string, travel_day: string, fare: number | null, state = 'posted'): Tap => ({
  tap_id,
  date_time: `${travel_day}T12:00:00Z`,
  travel_day,
  fare,
  state,
})

test.each([
  ['Ride', 'ride'],
  [' TRANSFER_OUT ', 'transfer out'],
  ['transfer-in', 'transfer in'],
  ['Toll', undefined],
])('@FM-10 the type %j is known as %j', (type, known) => {
  expect(activityType(type)).toBe(known)
})

test.each([
  ['Posted', true],
  ['pending', false],
  ['disputed', false],
  [null, false],
])('@FM-10 an entry in the state %j is final: %s', (state, posted) => {
  expect(isPosted({ state })).toBe(posted)
})

const usable_from = '2026-11-23T09:00:00Z'
test.each([
  ['a ride', { amount: -350 }, [-350]],
  ['a ride that is not final', { amount: -350, state: 'pending' }, [-350]],
  ['a ride of unknown fare', { amount: null, state: 'pending' }, []],
  ['a load', { type: 'load', amount: 2000 }, [2000]],
  ['a load that has arrived', { type: 'load', amount: 2000, usable_from }, [2000]],
  ['a load on its way', { type: 'load', amount: 2000, state: 'pending', usable_from }, []],
  ['an autoload without a time', { type: 'Autoload', amount: 2000, state: 'pending' }, []],
  ['a load in a state of a new word', { type: 'load', amount: 2000, state: 'settled' }, [2000]],
  ['value of a new kind on its way', { type: 'gift', amount: 2000, state: 'pending', usable_from }, []],
])('@FM-10 @FM-16 %s changes the balance by what it is', (_, facts, changes) => {
  const entry = { activity_id: '1', date_time: '2026-11-22T15:00:00Z', type: 'ride', state: 'posted', ...facts }
  expect(changesOf([entry])).toEqual(changes)
})

test.each([
  ['transfer in', 500, true],
  ['TRANSFER_OUT', -500, false],
  ['moved', 500, true],
  ['moved', -500, false],
])('@FM-10 %s of %d brought money: %s', (type, amount, isIn) => {
  expect(isIncoming({ type, amount })).toBe(isIn)
})

const onePage = (items: Tap[]) => ({ items, page: 1, pages: 1 })

describe('Taps by travel day', () => {
  test('@FM-10 are added up for each day; a day with a fare to come is open', () => {
    const days = byTravelDay(
      onePage([
        tap('d', '2026-11-20', null, 'pending'),
        tap('c', '2026-11-20', 275),
        tap('b', '2026-11-18', 0),
        tap('a', '2026-11-18', 275),
      ]),
    )
    expect(days.map(({ day, fares, isOpen, taps }) => [day, fares, isOpen, taps.map(({ tap_id }) => tap_id)])).toEqual([
      ['2026-11-20', 275, true, ['d', 'c']],
      ['2026-11-18', 275, false, ['b', 'a']],
    ])
    expect(byTravelDay(onePage([tap('e', '2026-11-21', null)]))[0]?.fares).toBeUndefined()
  })
})
