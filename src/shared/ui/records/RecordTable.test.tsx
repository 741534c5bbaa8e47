import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { Button } from '../buttons/Button'
import { RecordTable } from './RecordTable'
import type { Column } from './RecordTable'

interface Trip {
  id: string
  day: string
  line: string
  cents: number
}
const trips: Trip[] = [
  { id: 'a', day: 'Monday', line: 'Ferry', cents: 275 },
  { id: 'b', day: 'Tuesday', line: 'Bus 7', cents: 1100 },
]
const columns: [Column<Trip>, ...Column<Trip>[]] = [
  { key: 'day', header: 'Day', cell: ({ day }) => day },
  { key: 'line', header: 'Line', cell: ({ line }) => line },
  { key: 'fare', header: 'Fare', cell: ({ cents }) => cents / 100, kind: 'figure' },
]
const show = (action?: (trip: Trip) => ReactNode) =>
  renderInPortal(<RecordTable caption="Trips" columns={columns} rows={trips} keyOf={({ id }) => id} action={action} />)
const row = (name: RegExp) => within(screen.getByRole('row', { name }))

describe('a table of records', () => {
  it('is a table with a caption, heads of columns and of rows', async () => {
    await show()
    const table = screen.getByRole('table', { name: 'Trips' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Day', 'Line', 'Fare'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['Monday', 'Tuesday'])
    expect(
      row(/Tuesday/)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Bus 7', '11'])
  })

  it('says its roles, which browsers drop where rows are cards', async () => {
    const { container } = await show()
    const roles = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].map((part) =>
      part.getAttribute('role'),
    )
    expect(roles).not.toContain(null)
  })

  it('labels values by their columns and marks figures', async () => {
    await show()
    const [line, fare] = row(/Monday/).getAllByRole('cell')
    expect(line).toHaveAttribute('data-label', 'Line')
    expect(line).not.toHaveAttribute('data-figure')
    expect(fare).toHaveAttribute('data-figure')
    expect(screen.getByRole('columnheader', { name: 'Fare' })).toHaveAttribute('data-figure')
  })

  it('has what can be done with a row at its end, within reach of the keyboard', async () => {
    const repeat = vi.fn()
    const { user } = await show((trip) => <Button onClick={() => repeat(trip.id)}>Again: {trip.line}</Button>)
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Actions')
    await user.tab()
    expect(row(/Monday/).getByRole('button', { name: 'Again: Ferry' })).toHaveFocus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(repeat).toHaveBeenCalledExactlyOnceWith('b')
  })
})
