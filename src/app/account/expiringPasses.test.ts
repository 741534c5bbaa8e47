import { expect, it } from 'vitest'
import type { FareMedium } from '../../api/contract/cards/fareMedia'
import { expiringPasses } from './expiringPasses'

const cardWith = (...passes: [status: string, day: string | null][]) =>
  ({
    faremedia_id: 'card',
    type: 'virtual',
    passes: passes.map(([status, expiration_date], at) => ({
      pass_id: `${at}`,
      name: 'Pass',
      status,
      expiration_date,
    })),
    passesDropped: 0,
  }) as FareMedium

const daysOf = (...passes: Parameters<typeof cardWith>) =>
  expiringPasses([cardWith(...passes)], '2026-11-27').map(({ day }) => day)

it('@ACC-15 passes that expire within a week are those that can still be used, the first one first', () => {
  expect(daysOf(['Active', '2026-12-04'], ['Available', '2026-11-27'])).toEqual(['2026-11-27', '2026-12-04'])
  expect(daysOf(['Active', '2026-12-05'], ['Active', '2026-11-26'], ['Active', null])).toEqual([])
  expect(daysOf(['Expired', '2026-11-28'], ['Spoiled', '2026-11-28'])).toEqual([])
})
