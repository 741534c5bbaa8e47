import type { Action } from '@reduxjs/toolkit'
import type { Result } from '../../api/errors'
import type { SagaOf } from '../saga/effects'
import { load } from './load'
import { remoteSlice } from './remoteSlice'

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

interface Page<T> extends Answer<T> {
  asked: PageAsked
  /** The page that shows: the last page if one beyond the end was requested. */
  page: number
  pages: number
}

export type PagedRemote<T> = ReturnType<typeof pagedRemote<T>>

/** The slice of a list in pages; `loadPages` is its saga. A page stays while another page of the same filter loads. */
export const pagedRemote = <T>(name: string) =>
  remoteSlice<Page<T>, PageAsked>(name, {
    stays: (before, now) => JSON.stringify(before.filter) === JSON.stringify(now.filter),
  })

/** Takes a function that reads one page, and `again` as for `load`. A page beyond the end gives the last page. */
export function loadPages<T>(
  slice: PagedRemote<T>,
  read: (asked: PageAsked) => SagaOf<Result<Answer<T>>>,
  again: readonly { match: (action: unknown) => action is Action }[] = [],
): () => SagaOf<void> {
  return load(
    slice,
    function* (asked): SagaOf<Result<Page<T>>> {
      const first = yield* read(asked)
      if (!first.ok) return first
      const pages = Math.max(1, Math.ceil(first.value.total / pageSize))
      if (asked.page <= pages) return { ok: true, value: { ...first.value, asked, page: asked.page, pages } }
      const last = yield* read({ ...asked, page: pages })
      return last.ok ? { ok: true, value: { ...last.value, asked, page: pages, pages } } : last
    },
    again,
  )
}
