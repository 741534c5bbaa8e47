// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Tap } from '../../../api/contract/cards/cardHistory'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { TapDays } from './TapDays'

const tap = (tap_id: string, travel_day: string): Tap => ({
  ...{ tap_id, travel_day, date_time: `${travel_day}T15:00:00Z`, fare: 275, state: 'posted' },
})
const items = [tap('1', '2026-11-20'), tap('2', '2026-11-20'), tap('3', '2026-11-19'), tap('4', '2026-11-18')]

test.each([
  [1, 1, ['$5.50', '$2.75', '$2.75']],
  [1, 2, ['$5.50', '$2.75', undefined]],
  [2, 2, [undefined, '$2.75', '$2.75']],
  [2, 3, [undefined, '$2.75', undefined]],
])(
  '@FM-10 on page %i of %i, a travel day has its sum where all its taps are on the page',
  async (page, pages, sums) => {
    await renderInPortal(<TapDays page={{ items, page, pages }} onPaper />)
    const told = screen
      .getAllByRole('region')
      .map((day) => within(day).queryByText(/ride/, { selector: 'header *' })?.textContent)
    expect(told.map((text) => /\$[\d.]+/.exec(text ?? '')?.[0])).toEqual(sums)
  },
)
