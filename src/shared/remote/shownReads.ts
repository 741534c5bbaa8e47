import type { Action } from '@reduxjs/toolkit'
import type { Result } from '../../api/errors'
import type { SagaOf } from '../saga/effects'
import type { RootState } from '../store'
import type { Remote } from './remote'

interface ReadSlice {
  requested: { type: string; match: (action: Action) => boolean }
  replaced: ((value: never) => Action) & { match: (action: Action) => boolean }
  select: (state: RootState) => Remote<unknown>
  /** The value is the same for all visitors, so it does not change while one looks at it. */
  isForEverybody?: boolean
  looksAgain?: 'whileTyping' | 'never'
}

export interface ShownRead {
  slice: ReadSlice
  read: () => SagaOf<Result<unknown>>
  path: string
}

/** The sagas of reads, which a store cannot hold. */
export const shownReads = new Map<ReadSlice, ShownRead>()

export const noteRead = (slice: ReadSlice, read: ShownRead['read']): void =>
  void shownReads.set(slice, { slice, read, path: globalThis.location?.pathname })

export function showsRead(slice: ReadSlice): void {
  const shown = shownReads.get(slice)
  if (shown) noteRead(slice, shown.read)
}
