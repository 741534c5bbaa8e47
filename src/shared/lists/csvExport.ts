import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import type { ApiError, Result } from '../../api/errors'
import type { PageAsked } from './pagedRemote'
import { readAllPages } from './readAllPages'
import type { PageRead } from './readAllPages'
import { call, put, select } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { latest } from '../saga/workers'
import { attachOnImport, injectKitSlice, visitorChanged } from '../store'
import type { RootState } from '../store'
import type { CsvStyle } from '../csv/csvText'
import { saveFile } from '../csv/saveFile'

type Filter = PageAsked['filter']

type Progress =
  | { status: 'idle' }
  | { status: 'reading'; page: number; pages: number }
  /** The browser has the file. It lacks `dropped` entries that could not be read. */
  | { status: 'done'; count: number; dropped: number }
  | { status: 'failed'; error: ApiError }

interface Held {
  progress: Progress
}

interface Wish extends CsvStyle {
  filter: Filter
}

interface Source<T> {
  read: (asked: PageAsked) => SagaOf<Result<PageRead<T>>>
  keyOf: (entry: T) => string
  /** Returns the file of all entries. It translates, so it runs when the last page has come. */
  file: (entries: T[], wish: Wish) => { name: string; text: string }
}

export type CsvExport = ReturnType<typeof csvExport>

/**
 * Reads all pages of a filter, with progress, and gives the browser a file (decision 97). Returns the actions and the
 * selector for `CsvDownload`.
 */
export function csvExport<T>(name: string, { read, keyOf, file }: Source<T>) {
  const asked = createAction<Wish>(`${name}/asked`)
  const cancelled = createAction(`${name}/cancelled`)
  const moved = createAction<Progress>(`${name}/moved`)
  const idle: Held = { progress: { status: 'idle' } }

  function reducer(held: Held | undefined = idle, action: Action): Held {
    if (asked.match(action)) return { progress: { status: 'reading', page: 0, pages: 1 } }
    if (cancelled.match(action) || visitorChanged.match(action)) return idle
    return moved.match(action) && held.progress.status === 'reading' ? { progress: action.payload } : held
  }

  const selectHeld = injectKitSlice(name, reducer)
  const selectProgress = (state: RootState): Progress => selectHeld(state).progress

  /** Tells whether the file is still wanted. After a change of visitor, reducers have removed the request. */
  function* isWanted(): SagaOf<boolean> {
    return (yield* select(selectProgress)).status === 'reading'
  }

  function* collect({ payload: wish }: ReturnType<typeof asked>): SagaOf<void> {
    const all = yield* readAllPages({
      filter: wish.filter,
      read,
      keyOf,
      onPage: function* (page, pages) {
        yield* put(moved({ status: 'reading', page, pages }))
        return yield* isWanted()
      },
    })
    if (!all || !(yield* isWanted())) return
    if (!all.ok) return void (yield* put(moved({ status: 'failed', error: all.error })))
    const { items, dropped } = all.value
    const made = file(items, wish)
    yield* call(() => saveFile(made.name, made.text))
    yield* put(moved({ status: 'done', count: items.length, dropped }))
  }

  const wanted = isAnyOf(asked, cancelled)
  function* follow(action: Action): SagaOf<void> {
    if (asked.match(action)) yield* collect(action)
  }

  // The newest wish counts; a cancelled one stops reading.
  attachOnImport(name, () => latest({ match: (action: unknown): action is Action => wanted(action) }, follow))
  return { asked, cancelled, select: selectProgress }
}
