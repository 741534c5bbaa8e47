import { useEffectEvent, useLayoutEffect, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { NextLocationContext } from '../../shared/navigation/nextLocation'
import { routeOf } from '../../shared/routeOf'
import type { RouteName } from '../../shared/routePaths'

interface PortalRouterProps {
  /** Pages that only have lists, with their pages, filters, tabs and entries. */
  histories: readonly RouteName[]
  children: ReactNode
}

/**
 * Renders the page of the address. A page that is left ends at once, and its picture stays until the next page shows
 * (`RouteFallback`). In a history the press shows first, and the page follows in a transition, which blocks no further
 * press. Elsewhere there is none, because a sent form must not stay.
 */
export function PortalRouter({ histories, children }: PortalRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  const [next, setNext] = useState(shown.location)
  const [isRendering, startTransition] = useTransition()
  const follow = useEffectEvent((to: typeof shown) => {
    const name = routeOf(to.location.pathname)?.name
    const isSamePage = routeOf(shown.location.pathname)?.name === name
    if (!isSamePage || !name || !histories.includes(name)) return setShown(to)
    setNext(to.location)
    startTransition(() => setShown(to))
  })
  useLayoutEffect(() => history.listen(({ action, location }) => follow({ action, location })), [history])
  return (
    <NextLocationContext value={isRendering ? next : undefined}>
      <Router location={shown.location} navigationType={shown.action} navigator={history} useTransitions={false}>
        {children}
      </Router>
    </NextLocationContext>
  )
}
