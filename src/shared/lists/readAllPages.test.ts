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
