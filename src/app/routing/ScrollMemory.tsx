import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { elementOfHash, whenHeadingShows } from '../../shared/focus/pageHeading'

const longestWait = 5_000

/**
 * Scrolls as a browser does between documents (NAV-09): to the top or to the hash, and with Back to the earlier
 * position. Positions are kept by history entry, in memory.
 */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const entry = useRef({ key, pathname })

  useEffect(() => {
    const remember = () => positions.current.set(entry.current.key, window.scrollY)
    const letBrowser = () => (window.history.scrollRestoration = 'auto')
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', letBrowser)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', letBrowser)
      letBrowser()
    }
  }, [])

  const arrive = useEffectEvent((isSamePage: boolean) => {
    if (type === 'POP') return scrollWhenTallEnough(positions.current.get(key) ?? 0)
    if (hash) return whenHeadingShows(() => elementOfHash(hash)?.scrollIntoView(), hash)
    if (!isSamePage) window.scrollTo(0, 0)
    return undefined
  })

  useLayoutEffect(() => {
    if (entry.current.key === key) return
    const isSamePage = entry.current.pathname === pathname
    entry.current = { key, pathname }
    return arrive(isSamePage)
  }, [key, pathname])

  return null
}

/** Waits while the page is too short to scroll. It stops if the visitor scrolls. */
function scrollWhenTallEnough(top: number): () => void {
  const stop = new AbortController()
  const scroll = () => {
    window.scrollTo(0, top)
    return window.scrollY >= top - 1
  }
  if (scroll()) return () => {}
  const size = new ResizeObserver(() => scroll() && stop.abort())
  stop.signal.addEventListener('abort', () => size.disconnect())
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(act, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  size.observe(document.body)
  setTimeout(() => stop.abort(), longestWait)
  return () => stop.abort()
}
