import { expect, test } from 'vitest'
import type { Result } from '../../api/errors'
import type { SagaOf } from '../saga/effects'
import { readAllPages } from './readAllPages'
import type { PageRead } from './readAllPages'

const pageOf = (items: number[], total: number): Result<PageRead<number>> => ({ ok: true, value: { items, total } })

test('@ACC-17 all pages of a list that counts more than it has end with the last one that has entries', () => {
  const asked: number[] = []
  const reading = readAllPages<number>({
    filter: {},
    keyOf: String,
    *read({ page }): SagaOf<Result<PageRead<number>>> {
      asked.push(page)
      return pageOf(page < 3 ? [page] : [], 1_000_000)
    },
  })
  expect(reading.next().value).toEqual({ ok: true, value: { items: [1, 2], dropped: 0 } })
  expect(asked).toEqual([1, 2, 3])
})

/** Reads pages of 25 entries, of which `total` are counted, and says which pages were asked for. */
function readPages(pages: Result<PageRead<number>>[], onPage?: (page: number, pages: number) => boolean) {
  const asked: number[] = []
  const reading = readAllPages<number>({
    filter: {},
    keyOf: String,
    *read({ page }): SagaOf<Result<PageRead<number>>> {
      asked.push(page)
      return pages[page - 1] ?? pageOf([], 0)
    },
    ...(onPage && {
      *onPage(page, of): SagaOf<boolean> {
        return onPage(page, of)
      },
    }),
  })
  return { all: reading.next().value, asked }
}

test('@ACC-17 a page that could not be read ends the reading, and is the answer', () => {
  const failed: Result<PageRead<number>> = { ok: false, error: { kind: 'http', status: 500 } }
  expect(readPages([pageOf([1], 60), failed, pageOf([3], 60)])).toEqual({ all: failed, asked: [1, 2] })
})

test('@ACC-17 entries of all pages that could not be read are counted together', () => {
  const page = (entry: number): Result<PageRead<number>> => ({
    ok: true,
    value: { items: [entry], total: 50, dropped: 2 },
  })
  expect(readPages([page(1), page(2)]).all).toEqual({ ok: true, value: { items: [1, 2], dropped: 4 } })
})

test('@ACC-17 each page is told with the number of pages, and the rest is not read once it is not wanted', () => {
  const told: [number, number][] = []
  const stopped = readPages([pageOf([1], 51), pageOf([2], 51), pageOf([3], 51)], (page, pages) => {
    told.push([page, pages])
    return page < 2
  })
  expect(stopped).toEqual({ all: undefined, asked: [1, 2] })
  expect(told).toEqual([
    [1, 3],
    [2, 3],
  ])
  expect(readPages([pageOf([1], 26), pageOf([2], 26)], () => true).asked).toEqual([1, 2])
})
