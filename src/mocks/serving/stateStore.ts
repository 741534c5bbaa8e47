import { createStore, get, set } from 'idb-keyval'
import type { BackendState } from '../state'

/**
 * The place where the backend's state is stored. One `run` at a time, so that two tabs never lose each other's changes.
 */
export interface StateStore {
  /** Reads the state, lets `work` change it, and stores the result. */
  run<T>(work: (state: BackendState) => T): Promise<T>
  replace(state: BackendState): Promise<void>
}

/** Returns a store for Node: one object in memory. `work` is never interrupted, so it needs no lock. */
export function createMemoryStore(initial: BackendState): StateStore {
  let state = initial
  return {
    run: (work) => Promise.resolve().then(() => work(state)),
    replace: (next) => {
      state = next
      return Promise.resolve()
    },
  }
}

/** The shape of the state: `build/mockState` defines it. A stored state of another shape is built again. */
declare const __STATE_SHAPE__: string

interface KeptState {
  shape: string
  state: BackendState
}

const stateKey = 'state'
const lockName = 'portal-mock'

/** Returns a store for the browser, in IndexedDB, so that a reload or a second tab finds the same backend. */
export function createBrowserStore(build: () => BackendState): StateStore {
  const database = createStore(lockName, 'backend')
  const read = async (): Promise<BackendState> => {
    const kept = await get<KeptState>(stateKey, database)
    return kept?.shape === __STATE_SHAPE__ ? kept.state : build()
  }
  const keep = (state: BackendState) => set(stateKey, { shape: __STATE_SHAPE__, state } satisfies KeptState, database)
  return {
    async run(work) {
      return await navigator.locks.request(lockName, async () => {
        const state = await read()
        const result = work(state)
        await keep(state)
        return result
      })
    },
    async replace(next) {
      await navigator.locks.request(lockName, () => keep(next))
    },
  }
}
