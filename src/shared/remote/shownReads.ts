import type { Action } from '@reduxjs/toolkit'
import type { Result } from '../../api/errors'
import type { SagaOf } from '../saga/effects'
import type { RootState } from '../store'
import type { Remote } from './remote'

/** What of a remote slice is needed to read its value again, whatever the value is. */
interface ReadSlice {
  requested: { type: string; match: (action: Action) => boolean }
  replaced: ((value: never) => Action) & { match: (action: Action) => boolean }
  select: (state: RootState) => Remote<unknown>
  /** What is the same for all visitors does not change while one looks. */
  isForEverybody?: boolean
}

/** The last read of a slice. */
export interface ShownRead {
  slice: ReadSlice
  read: () => SagaOf<Result<unknown>>
  /** The path of the page that asked for it. */
  path: string
}

/** The sagas of reads, which a store cannot hold. */
export const shownReads = new Map<ReadSlice, ShownRead>()

export const noteRead = (slice: ReadSlice, read: ShownRead['read']): void =>
  void shownReads.set(slice, { slice, read, path: globalThis.location?.pathname })

/** The open page shows what another one has read. */
export function showsRead(slice: ReadSlice): void {
  const shown = shownReads.get(slice)
  if (shown) noteRead(slice, shown.read)
}
