import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import type { Result } from '../../api/errors'
import { injectKitSlice, visitorChanged } from '../store'
import type { RootState } from '../store'
import { fromResult, idle, loading } from './remote'
import type { Remote } from './remote'

interface Held<T, Of> {
  /** The parameter of the last request. Answers for another one are dropped. It is never a secret. */
  of?: Of
  remote: Remote<T>
  /** The last try to read the value again failed. */
  isStale: boolean
}

export interface SliceOptions<Of> {
  /** The value is the same for all visitors, so it stays when the visitor changes. */
  forEverybody?: boolean
  /** The parameter is a secret (the token of a mailed link), so each request counts as a new one. */
  isSecret?: boolean
  /** The value is removed with the component that reads it, so that nothing outlasts the page. */
  leavesWithPage?: boolean
  /**
   * Whether the value is read again when the rider returns to the tab. By default it is, unless something is typed, because
   * the new value could overwrite it. `whileTyping`: the forms of this value keep what is typed. `never`: the value belongs
   * to one act.
   */
  looksAgain?: 'whileTyping' | 'never'
  /** Tells whether the value stays while another parameter loads; by default it is dropped. */
  stays?: (before: Of, now: Of) => boolean
}

export type RemoteSlice<T, Of = void> = ReturnType<typeof remoteSlice<T, Of>>

/**
 * The slice of a value that is read from a backend (`load` is its saga, `remoteRead` is both). The value stays while it
 * is read again, even if that fails, and is dropped with the visitor, unless it is `forEverybody`.
 */
export function remoteSlice<T, Of = void>(name: string, options: SliceOptions<Of> = {}) {
  const { forEverybody = false, isSecret = false, leavesWithPage = false, looksAgain, stays } = options
  /** A refused value is gone, or not for this visitor. A value that stayed from another page is not this page's. */
  const keepsOld = (result: Result<T>): boolean =>
    !result.ok && (forEverybody || (!stays && result.error.kind !== 'business'))
  const requested = createAction(`${name}/requested`, (of: Of) => ({ payload: of }))
  const answered = createAction(`${name}/answered`, (result: Result<T>) => ({ payload: result }))
  /** The answer to a change contains the new value. A read under way is older, so it is dropped. */
  const replaced = createAction(`${name}/replaced`, (value: T) => ({ payload: value }))
  /** Removes the value, so that nothing outlasts its page. */
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
      return held.remote.status === 'loaded' && keepsOld(action.payload)
        ? { ...held, isStale: true }
        : { ...held, remote: fromResult(action.payload), isStale: false }
    }
    if (replaced.match(action)) {
      if (held.remote.status === 'idle') return held
      return { ...held, remote: { status: 'loaded', value: action.payload }, isStale: false }
    }
    return dropped.match(action) || (visitorChanged.match(action) && !forEverybody) ? empty : held
  }

  const selectHeld = injectKitSlice(name, reducer)
  const select = (state: RootState): Remote<T> => selectHeld(state).remote
  return {
    requested,
    answered,
    replaced,
    dropped,
    select,
    selectHeld,
    isForEverybody: forEverybody,
    isSecret,
    leavesWithPage,
    looksAgain,
  }
}
