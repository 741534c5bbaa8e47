import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { seeHistoryFirst } from './leaving'

/** The visitor leaves by a link, or goes some entries back or forward. */
type Way = { to: string } | { by: number }

interface LeaveGuard {
  isAsked: boolean
  stay: () => void
  leave: () => void
}

/**
 * Holds a visitor who leaves by a link, Back or Forward until they answer. The end of a session and a reload are not
 * held, because a draft keeps what was typed. Takes whether something would be lost.
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
      // This runs before React and the router see the click.
      event.preventDefault()
      event.stopPropagation()
      setWay({ to })
    }
    const moved = (event: PopStateEvent) => {
      const by = placeOf(event.state) - own
      if (isOpen.current || Number.isNaN(by)) return
      // The router must see neither the leaving nor the return.
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

/** Returns the router's number of a history entry. */
function placeOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN
}

/** Returns the other page of this site that a plain click opens in this tab; else undefined. */
function pageOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return undefined
  return link.pathname + link.search + link.hash
}
