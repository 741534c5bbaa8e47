import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasRoomToSpare } from './connection'
import { whenIdle } from './whenIdle'

type Load = () => Promise<unknown>

/**
 * Loads what the next press needs, one file after another: each once the page can be used and the browser is idle. A
 * failure is silent, because the press loads the file again. Loads nothing on a slow or metered connection. Returns a
 * function that cancels the rest.
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

/**
 * Prefetches while this page is open. A navigation cancels it, and the next page starts it again. The component renders
 * with each navigation: parts that stay over all pages use `Prefetch` instead.
 */
export function usePrefetch(loads: readonly Load[]): void {
  const { pathname } = useLocation()
  useEffect(() => prefetch(loads), [loads, pathname])
}

/** Prefetches from a part that stays over the pages, and does not make it render with each of them. */
export function Prefetch({ loads }: { loads: readonly Load[] }) {
  usePrefetch(loads)
  return null
}
