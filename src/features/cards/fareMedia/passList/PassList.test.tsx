// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CardPass } from '../../../../api/contract/cards/fareMedia'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { PassList } from './PassList'

test.each([
  ['Available', 'Day passUnlimited ridesGood through 03/31/26Available'],
  ['Active', 'Day passUnlimited ridesGood through 03/31/26Active'],
  ['Expired', 'Day passEnded on 03/31/26Expired'],
  ['Spoiled', 'Day passSpoiled'],
  ['Somehow', 'Day passUnlimited ridesGood through 03/31/26Somehow'],
])('@FM-09 a pass that is %s says what it is good for now', async (status, told) => {
  const pass = { pass_id: 'pass', name: 'Day pass', status, expiration_date: '2026-03-31' } as CardPass
  await renderInPortal(<PassList passes={[pass]} notShown={0} headingId="passes" emptyText="" />)
  expect(screen.getByRole('listitem')).toHaveTextContent(told, { normalizeWhitespace: true })
})
