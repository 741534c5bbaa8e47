import { expect, test } from 'vitest'
import type { CardPass } from '../../../../api/contract/cards/fareMedia'
import { nextPass } from './nextPass'

const now = Date.parse('2026-11-23T15:00:00Z')
const pass = (name: string, status: string, expiration_date?: string, usable_from?: string): CardPass => ({
  pass_id: name,
  name,
  status,
  expiration_date,
  usable_from,
})

test.each<[string, CardPass[], string | undefined]>([
  ['none', [], undefined],
  ['none that can be used', [pass('Spoiled', 'Spoiled'), pass('Over', 'Expired', '2026-11-01')], undefined],
  ['one on its way', [pass('Day', 'Available', '2026-12-01', '2026-11-24T00:00:00Z')], undefined],
  [
    'an active one before others',
    [pass('Day', 'Available', '2026-11-24'), pass('Month', 'Active', '2026-12-20')],
    'Month',
  ],
  ['the one that ends first', [pass('Month', 'Active', '2026-12-20'), pass('Week', 'Active', '2026-11-28')], 'Week'],
  ['one with an end before one without', [pass('Rides', 'Active'), pass('Week', 'Active', '2026-11-28')], 'Week'],
  ['none that is used up', [{ ...pass('Ten', 'Available'), usable_count: 10, used_count: 10 }], undefined],
  ['one on its last ride', [{ ...pass('Ten', 'Active'), usable_count: 10, used_count: 10 }], 'Ten'],
  ['one of an unknown status', [pass('New', 'Reserved')], 'New'],
])('@ACC-15 the pass on a card’s face: %s', (_, passes, name) => {
  expect(nextPass(passes, now)?.name).toBe(name)
})
