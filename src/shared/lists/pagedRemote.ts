import type { Action } from '@reduxjs/toolkit'
import type { Result } from '../../api/errors'
import type { SagaOf } from '../saga/effects'
import { load } from '../remote/load'
import { remoteSlice } from '../remote/remoteSlice'
import type { RemoteSlice } from '../remote/remoteSlice'

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

/** What a backend answers for a page: the rest follows from what was asked. */
export type AnswerOf<P> = Omit<P, 'asked' | 'page' | 'pages'>

export type PagedRemote<T, More extends object = object> = ReturnType<typeof pagedRemote<T, More>>

/**
 * The slice of a list in pages; `loadPages` is its saga. A page stays while another page of the same filter loads.
 * `More` is what an answer tells besides, such as the sum of all pages.
 */
export const pagedRemote = <T, More extends object = object>(name: string) =>
  remoteSlice<Page<T> & More, PageAsked>(name, {
    stays: (before, now) => JSON.stringify(before.filter) === JSON.stringify(now.filter),
  })

/** Takes a function that reads one page, and `again` as for `load`. A page beyond the end gives the last page. */
export function loadPages<P extends Page<unknown>>(
  slice: RemoteSlice<P, PageAsked>,
  read: (asked: PageAsked) => SagaOf<Result<AnswerOf<P>>>,
  again: readonly { match: (action: unknown) => action is Action }[] = [],
): () => SagaOf<void> {
  return load(
    slice,
    function* (asked): SagaOf<Result<P>> {
      const first = yield* read(asked)
      if (!first.ok) return first
      const pages = Math.max(1, Math.ceil(first.value.total / pageSize))
      // What `read` leaves out of a page, and nothing else, is added here.
      const pageOf = (answer: typeof first.value, page: number) => ({ ...answer, asked, page, pages }) as unknown as P
      if (asked.page <= pages) return { ok: true, value: pageOf(first.value, asked.page) }
      const last = yield* read({ ...asked, page: pages })
      return last.ok ? { ok: true, value: pageOf(last.value, pages) } : last
    },
    again,
  )
}
