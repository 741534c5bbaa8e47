// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CardPass } from '../../../../api/contract/cards/fareMedia'
import { setClock } from '../../../../shared/clock'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { PassList } from './PassList'

test.each([
  ['Available', 'Day passUnlimited ridesGood through Wed, Mar 31Available'],
  ['Active', 'Day passUnlimited ridesGood through Wed, Mar 31Active'],
  ['Expired', 'Day passEnded on Wed, Mar 31Expired'],
  ['Spoiled', 'Day passSpoiled'],
  ['Somehow', 'Day passUnlimited ridesGood through Wed, Mar 31Somehow'],
])('@FM-09 a pass that is %s says what it is good for now', async (status, told) => {
  const pass = { pass_id: 'pass', name: 'Day pass', status, expiration_date: '2027-03-31' } as CardPass
  setClock(() => Date.parse('2026-11-23T12:00:00Z'))
  await renderInPortal(
    <PassList card={{ faremedia_id: 'card', type: 'virtual', status: 'ACTIVE', passes: [pass], passesDropped: 0 }} />,
  )
  expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent(told, { normalizeWhitespace: true })
})

test('@FM-09 passes that have expired, are spoiled or used up are folded below the others', async () => {
  const passes = ['Expired', 'Available', 'Spoiled', 'Active'].map((status) => ({
    pass_id: status,
    name: status,
    status,
  }))
  const used = { pass_id: 'used', name: 'Used up', status: 'Available', usable_count: 10, used_count: 10 }
  const riding = { ...used, pass_id: 'riding', name: 'Last ride', status: 'Active' }
  const held = { passes: [used, riding, ...passes], passesDropped: 0 }
  await renderInPortal(<PassList card={{ faremedia_id: 'card', type: 'virtual', status: 'ACTIVE', ...held }} />)
  const [living, over] = screen.getAllByRole('list', { hidden: true })
  expect(
    [living, over].map((list) => [...(list?.querySelectorAll('strong') ?? [])].map((name) => name.textContent)),
  ).toEqual([
    ['Last ride', 'Available', 'Active'],
    ['Used up', 'Expired', 'Spoiled'],
  ])
  expect(over).not.toBeVisible()
  expect(screen.getByText('3 past passes')).toBeVisible()
})
