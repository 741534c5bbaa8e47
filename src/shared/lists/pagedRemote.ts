import type { Result } from '../../api/errors'
import { remoteRead } from '../remote/remoteRead'
import type { Matcher, SagaOf } from '../saga/effects'

export const pageSize = 25

/** A request for a page, counted from 1, of a filter's entries. */
export interface PageAsked {
  page: number
  filter: Record<string, string>
}

interface Answer<T> {
  items: T[]
  total: number
}

export interface Page<T> extends Answer<T> {
  asked: PageAsked
  /** The page that shows: the last one if a later one was requested. */
  page: number
  pages: number
}

export type PagedRemote<T, More extends object = object> = ReturnType<typeof pagedRemote<T, More>>

/**
 * A list in pages. A page stays while another page of its filter loads. A page beyond the end gives the last one.
 * `More` types the answer's other values; `again` is as for `remoteRead`.
 */
export function pagedRemote<T, More extends object = object>(
  name: string,
  read: (asked: PageAsked) => SagaOf<Result<Answer<T> & More>>,
  again: readonly Matcher[],
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
