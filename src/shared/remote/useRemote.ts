import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { injectKitSlice, StoreContext, useAppDispatch, useAppSelector, visitorChanged } from '../store'
import { loading } from './remote'
import type { Remote } from './remote'
import type { RemoteSlice } from './remoteSlice'

export type ShownRemote<T> = Remote<T> & { retry: () => void }

/** How many visitors have come since. A change empties what the page shows. */
const selectVisitors = injectKitSlice<number>('visitorsSeen', (count = 0, action) =>
  visitorChanged.match(action) ? count + 1 : count,
)

/**
 * Reads a value when the component mounts, when the parameter changes, and for another visitor, because the change has
 * emptied it; nothing while the parameter is undefined. A value of another parameter never shows. A value that
 * `leavesWithPage` leaves with the component.
 */
export function useRemote<T, Of = void>(
  read: RemoteSlice<T, Of>,
  ...asked: Of extends void ? [] : [of: Of | undefined]
): ShownRemote<T> {
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const held = useAppSelector(read.selectHeld)
  const visitors = useAppSelector(selectVisitors)
  const askedOf = useRef(visitors)
  const [of] = asked
  const key = JSON.stringify(of)
  const isWanted = asked.length === 0 || key !== undefined
  function ask(): void {
    if (isWanted) dispatch(read.requested(of as Of))
  }
  const askFirst = useEffectEvent(ask)
  useEffect(() => {
    if (!isWanted) return
    askFirst()
    if (read.leavesWithPage) return () => void dispatch(read.dropped())
  }, [dispatch, read, key, isWanted])
  const askAgain = useEffectEvent(() => {
    // Another part may have asked already.
    if (!read.isForEverybody && store && read.select(store.getState()).status === 'idle') ask()
  })
  useEffect(() => {
    if (askedOf.current === visitors) return
    askedOf.current = visitors
    askAgain()
  }, [visitors])
  const isOther = key !== undefined && !read.isSecret && JSON.stringify(held.of) !== key
  return { ...(isOther ? loading : held.remote), retry: ask }
}

/** Shows a value as `useRemote` does, where another part requests it. */
export function useShownRemote<T, Of = void>(read: RemoteSlice<T, Of>): ShownRemote<T> {
  const dispatch = useAppDispatch()
  const { remote, of } = useAppSelector(read.selectHeld)
  return { ...remote, retry: () => void dispatch(read.requested(of as Of)) }
}

/** Repeats those reads that failed. */
export function retryFailed(...reads: ShownRemote<unknown>[]): void {
  for (const { status, retry } of reads) if (status === 'failed') retry()
}
