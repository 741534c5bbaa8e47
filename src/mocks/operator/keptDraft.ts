import { createStore, del, get, set } from 'idb-keyval'
import type { Draft } from './draft'

/** A draft, and whether it has changes that no file holds yet. */
export interface KeptDraft {
  draft: Draft
  isChanged: boolean
}

/** A place of its own: a scenario that begins clears all others. */
const store = createStore('operator-page', 'draft')
const name = 'draft'

/** Reads what was kept on the last visit. Undefined if there is none, or the browser refuses. */
export const readKept = (): Promise<KeptDraft | undefined> => get<KeptDraft>(name, store).catch(() => undefined)

/** Keeps the draft, so that a reload does not lose it. A browser that refuses keeps nothing. */
export const keep = (kept: KeptDraft): Promise<void> => set(name, kept, store).catch(() => undefined)

export const forget = (): Promise<void> => del(name, store).catch(() => undefined)
