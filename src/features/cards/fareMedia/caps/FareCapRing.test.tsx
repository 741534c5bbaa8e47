// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fc, property } from '../../../../testing/chance/property'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { FareCapRing } from './FareCapRing'
import { SmallCardFace } from '../smallFace/SmallCardFace'
import { progressOf } from './fareCaps'

const card = { faremedia_id: 'card', type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0 }
const cap = (name: string, count: number, ride_free_on: number) => ({ cap_id: name, name, count, ride_free_on })

test.each([
  ['the cap with the fewest rides left', [cap('Week cap', 2, 13), cap('Day cap', 2, 5)], 'Day cap: 2 of 4 rides'],
  ['a cap that is reached', [cap('Day cap', 6, 5), cap('Week cap', 6, 13)], 'Day cap: ride free now'],
  ['nothing before a ride counts, not even for a short cap', [cap('Day cap', 0, 2)], ''],
  ['nothing without a cap', [], ''],
])('@FM-08 the face of a card tells %s', async (_, good, told) => {
  const { container } = await renderInPortal(<FareCapRing card={{ ...card, fare_caps: { good, dropped: 0 } }} />)
  expect(container.textContent).toBe(told)
})

test('@FM-08 the small face tells the cap, unless the card is blocked', async () => {
  const fare_caps = { good: [cap('Day cap', 2, 5)], dropped: 0 }
  await renderInPortal(
    <>
      <SmallCardFace tellsCap card={{ ...card, nickname: 'Good', fare_caps }} />
      <SmallCardFace tellsCap card={{ ...card, nickname: 'Lost', status: 'BLOCKED', fare_caps }} />
    </>,
  )
  expect(screen.getAllByText('Day cap: 2 of 4 rides')).toHaveLength(1)
})

describe('A fare cap', () => {
  test.each([
    [0, 5, 0, 4],
    [3, 5, 3, 1],
    [4, 5, 4, 0],
    // The free rides count, too.
    [9, 5, 4, 0],
    [0, 1, 0, 0],
  ])(
    '@FM-08 with %i rides, free on the %ith: %i of the paid ones are done, %i are left',
    (count, free, counted, left) => {
      expect(progressOf({ count, ride_free_on: free })).toEqual({ counted, toPay: free - 1, left })
    },
  )

  property([fc.nat(1000), fc.integer({ min: 1, max: 1000 })])(
    '@FM-08 is reached exactly when the next ride is free',
    (count, free) => {
      const { counted, left, toPay } = progressOf({ count, ride_free_on: free })
      expect(counted + left).toBe(toPay)
      expect(left === 0).toBe(count + 1 >= free)
    },
  )
})
