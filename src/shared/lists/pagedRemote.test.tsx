import { act, fireEvent, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import type { Result } from '../../api/errors'
import { guestStarted } from '../../features/identity/session'
import { connectionRetried } from '../notices/noticesSlice'
import { call } from '../saga/effects'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { settled } from '../../testing/settled'
import { pagedRemote, pageSize } from './pagedRemote'
import type { PageAsked, PagedRemote } from './pagedRemote'
import { choiceFilters } from './listAddress'
import { useListAddress } from './useListAddress'

type Answer = Result<{ items: string[]; total: number }>
let lists = 0

function List({ slice }: { slice: PagedRemote<string> }) {
  const { pathname } = useLocation()
  const { remote, isBusy, hrefOf, entryHref, filterBy, retry } = useListAddress(slice, {
    filters: choiceFilters('status'),
    path: pathname.startsWith('/lists/1') ? { base: '/lists', page: 1 } : undefined,
  })
  return (
    <>
      <output>
        {remote.status === 'loaded'
          ? `${remote.value.items.join()} ${remote.value.page}/${remote.value.pages}${isBusy ? ' busy' : ''}`
          : remote.status}
      </output>
      <Link to={hrefOf(2)}>second</Link>
      <Link to={hrefOf(1)}>back</Link>
      <Link to={entryHref('entry')}>entry</Link>
      <button onClick={() => filterBy({ status: 'open' })}>open only</button>
      <button onClick={retry}>again</button>
    </>
  )
}

/** Shows a list, and records the reads that wait for their answers. */
async function show(at: string) {
  const reads: { asked: PageAsked; answer: (answer: Answer) => void }[] = []
  const read = (asked: PageAsked) => new Promise<Answer>((answer) => reads.push({ asked, answer }))
  const slice = pagedRemote<string>(`list${(lists += 1)}`, (asked) => call(read, asked), [])
  const { store } = await renderInPortal(<List slice={slice} />, { at })
  const answer = (index: number, item: string, total = 3 * pageSize) =>
    act(async () => {
      reads[index]?.answer({ ok: true, value: { items: [item], total } })
      await settled()
    })
  const fail = (index: number) =>
    act(async () => {
      reads[index]?.answer({ ok: false, error: { kind: 'http', status: 500 } })
      await settled()
    })
  return { store, reads, answer, fail, asked: () => reads.map((entry) => entry.asked) }
}

const shown = () => screen.getByRole('status').textContent

test.each([
  ['/orders?page=3', { page: 3, filter: {} }],
  ['/orders?page=2&status=open&other=7', { page: 2, filter: { status: 'open' } }],
  ['/orders', { page: 1, filter: {} }],
  ['/orders?page=-1', { page: 1, filter: {} }],
  ['/orders?page=zero&status=', { page: 1, filter: {} }],
])('the address %s says what is read', async (at, asked) => {
  const list = await show(at)
  expect(list.asked()).toEqual([asked])
})

test('a page beyond the end is the last one', async () => {
  const { answer, asked } = await show('/orders?page=9')
  await answer(0, 'nothing')
  await answer(1, 'last')
  expect(asked().map(({ page }) => page)).toEqual([9, 3])
  expect(shown()).toBe('last 3/3')
})

test('an empty list has one page', async () => {
  const { answer } = await show('/orders')
  await answer(0, 'none', 0)
  expect(shown()).toBe('none 1/1')
})

test('a page stays, busy, while the next one is read; of two answers the newest counts', async () => {
  const { answer, reads } = await show('/orders?page=3')
  await answer(0, 'third')
  fireEvent.click(screen.getByText('second'))
  expect(shown()).toBe('third 3/3 busy')
  fireEvent.click(screen.getByText('again'))
  await answer(2, 'newest')
  await answer(1, 'stale')
  expect([shown(), reads.length]).toEqual(['newest 2/3', 3])
})

test('@ACC-07 back from an entry that may have changed it, the list is read again and stays meanwhile', async () => {
  const { answer, asked } = await show('/lists/1')
  await answer(0, 'unpaid')
  fireEvent.click(screen.getByText('entry'))
  expect(asked()).toHaveLength(1)
  fireEvent.click(screen.getByText('back'))
  expect([shown(), asked().length]).toEqual(['unpaid 1/3', 2])
  await answer(1, 'cancelled')
  expect([shown(), asked().length]).toEqual(['cancelled 1/3', 2])
})

test('an entry that was opened by a link needs its list, and the way back the newest one', async () => {
  const { answer, asked } = await show('/lists/1/entry')
  await answer(0, 'unpaid')
  fireEvent.click(screen.getByText('back'))
  expect(asked()).toHaveLength(2)
})

test('another filter begins with its first page, and nothing of the one before stays', async () => {
  const { answer, asked } = await show('/orders?page=3')
  await answer(0, 'third')
  fireEvent.click(screen.getByText('open only'))
  expect(shown()).toBe('loading')
  expect(asked()[1]).toEqual({ page: 1, filter: { status: 'open' } })
})

test('@API-05 a page that failed is read again', async () => {
  const { store, fail, answer } = await show('/orders')
  await fail(0)
  expect(shown()).toBe('failed')
  act(() => void store.dispatch(connectionRetried()))
  await answer(1, 'first')
  expect(shown()).toBe('first 1/3')
})

test('@AUTH-17 another visitor gets their own list', async () => {
  const { store, answer } = await show('/orders')
  await answer(0, 'theirs')
  act(() => void store.dispatch(guestStarted()))
  expect(shown()).toBe('loading')
})
