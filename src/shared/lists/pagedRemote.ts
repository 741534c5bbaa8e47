import type { Result } from '../../api/errors'
import type { Event } from '../remote/load'
import { remoteRead } from '../remote/remoteRead'
import type { SagaOf } from '../saga/effects'

export const pageSize = 25

/** A request for a page, from 1, of the entries that a filter leaves. */
export interface PageAsked {
  page: number
  filter: Record<string, string>
}

/** A page in the backend's answer. */
interface Answer<T> {
  items: T[]
  /** The number of entries on all pages. */
  total: number
}

export interface Page<T> extends Answer<T> {
  asked: PageAsked
  /** The page that shows: the last page if one beyond the end was requested. */
  page: number
  pages: number
}

export type PagedRemote<T, More extends object = object> = ReturnType<typeof pagedRemote<T, More>>

/**
 * A list in pages. A page stays while another page of the same filter loads, and a page beyond the end gives the last one.
 * `More` is what an answer tells besides, such as the sum of all pages; `again` is as for `remoteRead`.
 */
export function pagedRemote<T, More extends object = object>(
  name: string,
  read: (asked: PageAsked) => SagaOf<Result<Answer<T> & More>>,
  again: readonly Event[],
) {
  return remoteRead<Page<T> & More, PageAsked>(
    name,
    function* (asked) {
      const first = yield* read(asked)
      if (!first.ok) return first
      const pages = Math.max(1, Math.ceil(first.value.total / pageSize))
      const pageOf = (answer: Answer<T> & More, page: number) => ({ ...answer, asked, page, pages })
      if (asked.page <= pages) return { ok: true, value: pageOf(first.value, asked.page) }
      const last = yield* read({ ...asked, page: pages })
      return last.ok ? { ok: true, value: pageOf(last.value, pages) } : last
    },
    { again, stays: (before, now) => JSON.stringify(before.filter) === JSON.stringify(now.filter) },
  )
}
