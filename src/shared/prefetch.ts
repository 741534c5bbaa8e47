import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasRoomToSpare } from './connection'
import { whenIdle } from './whenIdle'

type Load = () => Promise<unknown>

/**
 * Loads files for the next press one by one, once the page is usable and the browser idle; none on a slow or metered
 * connection. A failure is silent, because the press loads again. Returns a function that cancels the rest.
 */
export function prefetch(loads: readonly Load[]): () => void {
  const [load, ...rest] = loads
  if (!load) return () => {}
  let cancel = whenIdle(() => {
    if (!hasRoomToSpare()) return
    let isCancelled = false
    cancel = () => (isCancelled = true)
    void load()
      .catch(() => undefined)
      .then(() => {
        if (!isCancelled) cancel = prefetch(rest)
      })
  })
  return () => cancel()
}

/** Milliseconds that belong to the first press on a page: its call would wait for a connection that a prefetch has taken. */
const beforeFirst = 1_000

/**
 * Prefetches while this page is open. The component renders with each navigation, so parts that stay use `Prefetch`.
 */
export function usePrefetch(loads: readonly Load[]): void {
  const { pathname } = useLocation()
  useEffect(() => {
    let cancel = () => {}
    const timer = setTimeout(() => (cancel = prefetch(loads)), beforeFirst)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [loads, pathname])
}

/** Prefetches from a part that stays over the pages, so that the part need not render with each of them. */
export function Prefetch({ loads }: { loads: readonly Load[] }) {
  usePrefetch(loads)
  return null
}
