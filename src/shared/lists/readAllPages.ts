import type { Result } from '../../api/errors'
import type { SagaOf } from '../saga/effects'
import { pageSize } from './pagedRemote'
import type { PageAsked } from './pagedRemote'

/** One page. It lacks `dropped` entries that could not be read. */
export interface PageRead<T> {
  items: T[]
  total: number
  dropped?: number
}

interface Reading<T> {
  filter: PageAsked['filter']
  read: (asked: PageAsked) => SagaOf<Result<PageRead<T>>>
  /** Tells entries apart: one that moves to the next page during the reading counts once. */
  keyOf: (entry: T) => string
  /** Takes the number of pages read so far. Returns whether the rest is still wanted. */
  onPage?: (page: number, pages: number) => SagaOf<boolean>
}

/** Reads all pages of a filter one after the other. Returns undefined if they are no longer wanted. */
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
