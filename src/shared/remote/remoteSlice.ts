import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import type { Result } from '../../api/errors'
import { rootReducer, visitorChanged } from '../store'
import type { RootState } from '../store'
import { fromResult, idle, loading } from './remote'
import type { Remote } from './remote'

interface Held<T, Of> {
  /** What was asked for last: an id, a page. What was read of another one is dropped. A secret is never kept. */
  of?: Of
  remote: Remote<T>
  /** The value is older than the last try to read it again. */
  isStale: boolean
}

interface Options<Of> {
  /** It is the same for whoever is here: it stays when somebody else comes, and when reading it again fails. */
  forEverybody?: boolean
  /** What it is asked for by is a secret, such as the token of a mailed link; each request is for something else. */
  isSecret?: boolean
  /** Whether what is there stays while something else is read; by default it goes. */
  stays?: (before: Of, now: Of) => boolean
}

export type RemoteSlice<T, Of = void> = ReturnType<typeof remoteSlice<T, Of>>

/**
 * The slice of a value that is read from a backend; `load` is its saga. While it is read again, what is there stays. It
 * goes when somebody else is here, unless it is `forEverybody`.
 */
export function remoteSlice<T, Of = void>(name: string, options: Options<Of> = {}) {
  const { forEverybody = false, isSecret = false, stays } = options
  const requested = createAction(`${name}/requested`, (of: Of) => ({ payload: of }))
  const answered = createAction(`${name}/answered`, (result: Result<T>) => ({ payload: result }))
  /** Nothing of it stays behind its page. */
  const dropped = createAction(`${name}/dropped`)
  const empty: Held<T, Of> = { remote: idle, isStale: false }

  function reducer(held: Held<T, Of> | undefined = empty, action: Action): Held<T, Of> {
    if (requested.match(action)) {
      if (isSecret) return { ...empty, remote: loading }
      const { of, remote } = held
      const isSame = JSON.stringify(of) === JSON.stringify(action.payload)
      return remote.status === 'loaded' && (isSame || stays?.(of as Of, action.payload))
        ? { ...held, of: action.payload }
        : { ...empty, of: action.payload, remote: loading }
    }
    if (answered.match(action)) {
      if (held.remote.status === 'idle') return held
      const isKept = forEverybody && held.remote.status === 'loaded' && !action.payload.ok
      return isKept ? { ...held, isStale: true } : { ...held, remote: fromResult(action.payload), isStale: false }
    }
    return dropped.match(action) || (visitorChanged.match(action) && !forEverybody) ? empty : held
  }

  rootReducer.inject({ reducerPath: name, reducer })
  const selectHeld = (state: RootState) => (state as unknown as Record<string, Held<T, Of> | undefined>)[name] ?? empty
  const select = (state: RootState): Remote<T> => selectHeld(state).remote
  return { requested, answered, dropped, select, selectHeld }
}
