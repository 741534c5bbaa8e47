// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '../../api/errors'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { settled } from '../../testing/settled'
import { guestStarted } from '../../features/identity/session'
import type { PageAsked } from './pagedRemote'
import { call } from '../saga/effects'
import { csvExport } from './csvExport'
import { CsvDownload } from './CsvDownload'
import * as files from '../csv/saveFile'

beforeEach(() => void vi.spyOn(files, 'saveFile').mockReturnValue())

type Page = Result<{ items: string[]; total: number; dropped?: number }>
let lists = 0

/** Shows the button of a list, and lists the reads that wait for their answers. */
async function show(filter: Record<string, string> = {}) {
  const reads: { asked: PageAsked; answer: (page: Page) => void }[] = []
  const source = csvExport<string>(`export${(lists += 1)}`, {
    read: function* (asked) {
      return yield* call(() => new Promise<Page>((answer) => reads.push({ asked, answer })))
    },
    keyOf: (entry) => entry,
    file: (entries) => ({ name: 'list.csv', text: entries.join() }),
  })
  const portal = await renderInPortal(<CsvDownload source={source} filter={filter} />)
  const answer = (at: number, page: Page) =>
    act(async () => {
      reads[at]?.answer(page)
      await settled()
    })
  const good = (items: string[], total: number, dropped = 0) =>
    ({ ok: true, value: { items, total, dropped } }) satisfies Page
  return { ...portal, reads, answer, good }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('@ACC-17 reads all pages of the filter one after the other, and saves them once', async () => {
  const { reads, answer, good } = await show({ card: 'a' })
  press('Download as CSV')
  await answer(0, good(['one', 'two'], 60))
  expect(screen.getByRole<HTMLProgressElement>('progressbar')).toMatchObject({ value: 1, max: 3 })
  // An entry that moved to the next page meanwhile.
  await answer(1, good(['two', 'three'], 60))
  await answer(2, good(['four'], 60, 1))
  expect(reads.map(({ asked }) => asked)).toEqual([1, 2, 3].map((page) => ({ page, filter: { card: 'a' } })))
  expect(files.saveFile).toHaveBeenCalledExactlyOnceWith('list.csv', 'one,two,three,four')
  expect(screen.getByRole('status')).toHaveTextContent(
    'The file with 4 entries is in your downloads. We couldn’t read 1 more entry, so it isn’t in the file.',
  )
})

test('stops when the rider stops it, and saves nothing', async () => {
  const { reads, answer, good } = await show()
  press('Download as CSV')
  await answer(0, good(['one'], 60))
  press('Stop the download')
  await answer(1, good(['two'], 60))
  expect(reads).toHaveLength(2)
  expect(files.saveFile).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeEnabled()
})

test('a page that fails is told, and the next press begins again', async () => {
  const { reads, answer, good } = await show()
  press('Download as CSV')
  await answer(0, { ok: false, error: { kind: 'http', status: 500 } })
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t create the file')
  press('Download as CSV')
  await answer(1, good(['one'], 1))
  expect(reads).toHaveLength(2)
  expect(files.saveFile).toHaveBeenCalledOnce()
})

test('@AUTH-17 another visitor gets nothing of it', async () => {
  const { store, answer, good } = await show()
  press('Download as CSV')
  act(() => void store.dispatch(guestStarted()))
  await answer(0, good(['one'], 1))
  expect(files.saveFile).not.toHaveBeenCalled()
})

test('a page that is left stops it', async () => {
  const { unmount, answer, good } = await show()
  press('Download as CSV')
  unmount()
  await answer(0, good(['one'], 1))
  expect(files.saveFile).not.toHaveBeenCalled()
})
