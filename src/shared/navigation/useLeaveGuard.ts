import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { seeHistoryFirst } from './leaving'

/** Where the visitor wants to go: by a link, or some entries back or forward in the history. */
type Way = { to: string } | { by: number }

interface LeaveGuard {
  isAsked: boolean
  stay: () => void
  leave: () => void
}

/**
 * Holds the visitor who leaves the page by a link, or by Back and Forward, until they have answered. Flows that lead
 * elsewhere (the end of a session) and a reload are not held: for these a draft keeps what was typed. Takes whether there
 * is something to lose.
 */
export function useLeaveGuard(isOn: boolean): LeaveGuard {
  const navigate = useNavigate()
  const [way, setWay] = useState<Way>()
  const isOpen = useRef(false)

  useEffect(() => {
    if (!isOn) return
    isOpen.current = false
    const own = placeOf(window.history.state)
    let isReturning = false
    const clicked = (event: MouseEvent) => {
      const to = pageOf(event)
      if (to === undefined || isOpen.current) return
      // Before React and the router see the click.
      event.preventDefault()
      event.stopPropagation()
      setWay({ to })
    }
    const moved = (event: PopStateEvent) => {
      const by = placeOf(event.state) - own
      if (isOpen.current || Number.isNaN(by)) return
      // The router must not see that the visitor left, nor that they were brought back.
      event.stopImmediatePropagation()
      if (isReturning) {
        isReturning = false
        return
      }
      isReturning = by !== 0
      if (isReturning) window.history.go(-by)
      setWay({ by })
    }
    document.addEventListener('click', clicked, true)
    seeHistoryFirst(moved)
    return () => {
      document.removeEventListener('click', clicked, true)
      seeHistoryFirst(undefined)
    }
  }, [isOn])

  return {
    isAsked: way !== undefined,
    stay: () => setWay(undefined),
    leave: () => {
      isOpen.current = true
      setWay(undefined)
      if (!way) return
      if ('to' in way) void navigate(way.to)
      else window.history.go(way.by)
    },
  }
}

/** Returns the number that the router gives to an entry of the history. */
function placeOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN
}

/** Returns the other page of this site that a plain click on a link opens here; undefined for every other click. */
function pageOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return undefined
  return link.pathname + link.search + link.hash
}
