// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import * as files from '../../../shared/csv/saveFile'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import * as session from '../../identity/session'
import { CalendarDownload } from './CalendarDownload'
import type { UpcomingCharge } from './upcomingCharges'

const card = { faremedia_id: 'card-1', nickname: 'Blue', type: 'Physical', printed_card_number: '7777' } as FareMedium
const charge = (of: UpcomingCharge['of']): UpcomingCharge => ({
  id: `${of.kind}:2026-12-31`,
  day: '2026-12-31',
  amount: 2000,
  methodId: 'visa',
  of,
})
const charges = [
  charge({ kind: 'wallet' }),
  charge({ kind: 'card', card }),
  charge({ kind: 'renewal', card, passId: 'pass-1', pass: 'Monthly' }),
]

async function fileOf(uuid: string): Promise<string[]> {
  vi.spyOn(session, 'selectRiderId').mockReturnValue(uuid)
  vi.spyOn(files, 'saveFile').mockReset()
  const { user, unmount } = await renderInPortal(<CalendarDownload charges={charges} />)
  await user.click(screen.getByRole('button'))
  unmount()
  return (vi.mocked(files.saveFile).mock.calls[0]?.[1] ?? '').split('\r\n')
}
const valuesOf = (lines: string[], name: string) => lines.filter((line) => line.startsWith(name))

test('@FM-15 the calendar file names the card besides the pass, and no number', async () => {
  const lines = await fileOf('user-a')
  expect(valuesOf(lines, 'SUMMARY:')).toEqual([
    'SUMMARY:Wallet autoload: $20.00',
    'SUMMARY:Autoload: Blue: $20.00',
    'SUMMARY:Monthly: Blue: $20.00',
  ])
  expect(lines.join()).not.toContain('7777')
})

test('@FM-15 the charges of two riders are different events, and those of one are the same each time', async () => {
  const [one, again, other] = [await fileOf('user-a'), await fileOf('user-a'), await fileOf('user-b')].map((lines) =>
    valuesOf(lines, 'UID:'),
  )
  expect(one).toEqual(again)
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(6)
})
