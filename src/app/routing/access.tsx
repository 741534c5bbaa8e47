import { useAppSelector } from '../../shared/store'
import { selectVisitor } from '../../features/identity/session'
import { paths, riderHome, safeReturnPath } from '../../shared/paths'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { Redirect } from '../../shared/ui/page/Redirect'
import { admits } from './admits'
import type { Access } from './admits'

interface GuardProps {
  access: Access
  children: ReactNode
}

/** Protects a route by its access (NAV-03, NAV-04, NAV-11). Private content is not even mounted for others. */
export function Guard({ access, children }: GuardProps) {
  const { kind } = useAppSelector(selectVisitor)
  const location = useLocation()
  const { orderId } = useParams()
  const ownPage = orderId === undefined ? paths.checkout : paths.orderSummary(orderId)
  const here = location.pathname + location.search + location.hash
  // A flow is opening another page (logging out opens sign-in), and a redirect would interfere.
  const isLeaving = typeof window !== 'undefined' && window.location.pathname !== asBrowsersWrite(location.pathname)
  if (access === 'everyone' || admits(access, kind)) return children
  switch (access) {
    case 'signedOut': {
      const from = new URLSearchParams(location.search).get('from')
      return <Redirect to={safeReturnPath(from) ?? riderHome} />
    }
    case 'rider':
      return isLeaving ? null : <Redirect to={paths.login(here)} />
    case 'guest':
      return <Redirect to={kind === 'rider' ? ownPage + location.search + location.hash : paths.login(here)} />
  }
}

/** The address bar shows `/é` as `/%C3%A9`. */
const asBrowsersWrite = (pathname: string) => new URL(window.location.origin + pathname).pathname
