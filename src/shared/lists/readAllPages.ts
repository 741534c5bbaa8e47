import type { Result } from '../../api/errors'
import type { SagaOf } from '../saga/effects'
import { pageSize } from './pagedRemote'
import type { PageAsked } from './pagedRemote'

/** Without `dropped` unreadable entries. */
export interface PageRead<T> {
  items: T[]
  total: number
  dropped?: number
}

interface Reading<T> {
  filter: PageAsked['filter']
  read: (asked: PageAsked) => SagaOf<Result<PageRead<T>>>
  /** An entry that moves to the next page meanwhile counts once. */
  keyOf: (entry: T) => string
  /** Takes the pages read. Returns whether the rest is still wanted. */
  onPage?: (page: number, pages: number) => SagaOf<boolean>
}

/** Reads a filter's pages in turn; undefined if no longer wanted. */
export function* readAllPages<T>({
  filter,
  read,
  keyOf,
  onPage,
}: Reading<T>): SagaOf<Result<{ items: T[]; dropped: number }> | undefined> {
  const entries = new Map<string, T>()
  let dropped = 0
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = yield* read({ page, filter })
    if (!answer.ok) return answer
    answer.value.items.forEach((entry) => entries.set(keyOf(entry), entry))
    dropped += answer.value.dropped ?? 0
    pages = Math.max(1, Math.ceil(answer.value.total / pageSize))
    if (onPage && !(yield* onPage(page, pages))) return undefined
    // The backend counts more than it has.
    if (answer.value.items.length === 0 && !answer.value.dropped) break
  }
  return { ok: true, value: { items: [...entries.values()], dropped } }
}
