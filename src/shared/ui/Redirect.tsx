import { Navigate, useLocation } from 'react-router'

/**
 * Leads on, in place of the page that was asked for. The router's own leads once: asked for a second time before the
 * first redirect was drawn, the page would stay empty. So each time that the page is asked for has one of its own.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  return <Navigate key={key} replace to={to} />
}
