import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Result } from '../../api/errors'
import { guestStarted } from '../../features/identity/session'
import { testPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'
import { setClock } from '../clock'
import * as files from '../csv/saveFile'
import { selectNotices } from '../notices/noticesSlice'
import { moneyMoved } from '../payments/moneyMoved'
import { call } from '../saga/effects'
import { entriesOf, pagedList } from './pagedList'
import type { PageAsked } from './pagedRemote'

type Answer = Result<{ items: string[]; total: number; dropped: number; sum: number }>

const good = (items: string[], total = items.length, dropped = 0): Answer => ({
  ok: true,
  value: { items, total, dropped, sum: 700 },
})
const failed: Answer = { ok: false, error: { kind: 'http', status: 500 } }

let lists = 0

/** Returns a list whose pages come from these answers, in their order, and the pages that it asked for. */
function listOf(...answers: Answer[]) {
  const asked: PageAsked[] = []
  const list = pagedList<string, { sum: number }>(`pagedList${(lists += 1)}`, {
    read: function* (wanted) {
      asked.push(wanted)
      return yield* call(() => Promise.resolve(answers[asked.length - 1] ?? good([])))
    },
    keyOf: (entry) => entry.slice(0, 1),
    file: 'rides',
    columns: () => [{ header: 'Ride', cell: (entry) => entry }],
    again: [],
  })
  const { store } = testPortal()
  const notices = () => selectNotices(store.getState()).map(({ text }) => text)
  return { ...list, store, asked, notices, remote: () => list.pages.select(store.getState()) }
}

const first: PageAsked = { page: 1, filter: {} }
const page = (number: number, filter: Record<string, string> = {}): PageAsked => ({ page: number, filter })

describe('@ACC-17 a page of a list', () => {
  test.each([
    { total: 0, wanted: 1, pages: 1, shown: 1 },
    { total: 25, wanted: 1, pages: 1, shown: 1 },
    { total: 26, wanted: 1, pages: 2, shown: 1 },
    { total: 26, wanted: 2, pages: 2, shown: 2 },
    { total: 50, wanted: 2, pages: 2, shown: 2 },
  ])('$wanted of $total entries is read once', async ({ total, wanted, pages, shown }) => {
    const list = listOf(good(['a'], total))
    list.store.dispatch(list.pages.requested(page(wanted)))
    await settled()
    expect(list.asked).toEqual([page(wanted)])
    expect(list.remote()).toEqual({
      status: 'loaded',
      value: { items: ['a'], total, dropped: 0, sum: 700, asked: page(wanted), page: shown, pages },
    })
  })

  test('beyond the end is the last one of the same filter', async () => {
    const list = listOf(good([], 60), good(['z'], 60))
    list.store.dispatch(list.pages.requested(page(9, { card: 'c' })))
    await settled()
    expect(list.asked).toEqual([page(9, { card: 'c' }), page(3, { card: 'c' })])
    expect(list.remote()).toMatchObject({ value: { items: ['z'], asked: page(9, { card: 'c' }), page: 3, pages: 3 } })
  })

  test.each([
    { when: 'it fails', answers: [failed], reads: 1 },
    { when: 'the last one in its place fails', answers: [good([], 60), failed], reads: 2 },
  ])('has failed when $when', async ({ answers, reads }) => {
    const list = listOf(...answers)
    list.store.dispatch(list.pages.requested(page(9)))
    await settled()
    expect(list.asked).toHaveLength(reads)
    expect(list.remote()).toEqual({ status: 'failed', error: { kind: 'http', status: 500 } })
  })

  test('stays while another page of its filter is read, and leaves for another filter', async () => {
    const list = listOf(good(['a'], 60), good(['b'], 60), good(['c'], 60))
    list.store.dispatch(list.pages.requested(page(1, { card: 'c' })))
    await settled()
    list.store.dispatch(list.pages.requested(page(2, { card: 'c' })))
    expect(list.remote()).toMatchObject({ status: 'loaded', value: { items: ['a'] } })
    await settled()
    list.store.dispatch(list.pages.requested(page(2, { card: 'd' })))
    expect(list.remote()).toEqual({ status: 'loading' })
    await settled()
    expect(list.remote()).toMatchObject({ value: { items: ['c'] } })
  })

  test('is read again after money has moved, and leaves with the rider', async () => {
    const list = listOf(good(['a']), good(['b']))
    list.store.dispatch(list.pages.requested(first))
    await settled()
    list.store.dispatch(moneyMoved())
    await settled()
    expect([list.asked, list.remote()]).toMatchObject([[first, first], { value: { items: ['b'] } }])
    list.store.dispatch(guestStarted())
    expect(list.remote()).toEqual({ status: 'idle' })
  })
})

describe('@ACC-17 entries that could not be read', () => {
  const told = (count: number) => ({ key: 'lists:notShown', values: { count } })

  test('are told with a page', async () => {
    const list = listOf(good(['a'], 3, 2))
    list.store.dispatch(list.pages.requested(first))
    await settled()
    expect(list.notices()).toEqual([told(2)])
  })

  test('are told with the whole list', async () => {
    const list = listOf(good(['a'], 50, 1), good(['b'], 50, 2))
    list.store.dispatch(list.whole.requested({}))
    await settled()
    expect(list.notices()).toEqual([told(3)])
  })

  test('are not told when there are none', async () => {
    const list = listOf(good(['a']), failed)
    list.store.dispatch(list.pages.requested(first))
    await settled()
    list.store.dispatch(list.whole.requested({}))
    await settled()
    expect(list.notices()).toEqual([])
  })
})

describe('@ACC-17 the whole list', () => {
  test('has all pages of its filter, each entry once, is read again after money has moved', async () => {
    const list = listOf(good(['a1', 'b1'], 26), good(['b2', 'c1'], 26), good(['a1'], 1))
    list.store.dispatch(list.whole.requested({ card: 'c' }))
    await settled()
    expect(list.asked).toEqual([page(1, { card: 'c' }), page(2, { card: 'c' })])
    expect(list.whole.select(list.store.getState())).toEqual({ status: 'loaded', value: ['a1', 'b2', 'c1'] })
    list.store.dispatch(moneyMoved())
    await settled()
    expect(list.whole.select(list.store.getState())).toMatchObject({ value: ['a1'] })
  })

  test('has failed when a page has', async () => {
    const list = listOf(good(['a'], 26), failed)
    list.store.dispatch(list.whole.requested({}))
    await settled()
    expect(list.whole.select(list.store.getState())).toMatchObject({ status: 'failed', error: { status: 500 } })
  })

  test('leaves with its page', () => {
    const { whole, pages } = listOf()
    expect([whole.leavesWithPage, pages.leavesWithPage]).toEqual([true, false])
  })
})

describe('@ACC-17 the file of a list', () => {
  beforeEach(() => void vi.spyOn(files, 'saveFile').mockReturnValue())

  test.each([
    [{}, 'rides-2026-11-24.csv'],
    [{ from: '2026-11-01' }, 'rides-2026-11-01-to-2026-11-24.csv'],
    [{ from: '2026-11-01', to: '' }, 'rides-2026-11-01-to-2026-11-24.csv'],
    [{ from: '2026-11-01', to: '2026-11-05' }, 'rides-2026-11-01-to-2026-11-05.csv'],
    [{ to: '2026-11-05' }, 'rides-until-2026-11-05.csv'],
    [{ card: 'c' }, 'rides-2026-11-24.csv'],
  ])('of the filter %j has the name %s, by the operator’s calendar', async (filter, name) => {
    setClock(() => Date.parse('2026-11-25T02:00:00Z'))
    const list = listOf(good(['a', 'b']))
    list.store.dispatch(list.csv.asked({ filter, language: 'en', timeZone: 'America/Halifax' }))
    await settled()
    expect(files.saveFile).toHaveBeenCalledExactlyOnceWith(name, expect.stringContaining('"a"\r\n"b"'))
    expect(list.csv.select(list.store.getState())).toEqual({ status: 'done', count: 2, dropped: 0 })
  })
})

describe('entries of an answer', () => {
  test('are the readable ones, with all else that it says', () => {
    const value = { results: { good: ['a'], dropped: 2 }, total: 3, sum: 5 }
    expect(entriesOf<string, typeof value>({ ok: true, value })).toEqual({
      ok: true,
      value: { items: ['a'], dropped: 2, total: 3, sum: 5 },
    })
  })

  test('of a failed call are its failure', () => expect(entriesOf(failed as never)).toBe(failed))
})
