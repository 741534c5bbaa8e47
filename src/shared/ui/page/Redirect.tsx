import { Navigate, useLocation } from 'react-router'

/**
 * Redirects. The router's own does so once per mount: a page opened again before the first redirect rendered would stay
 * empty. Each opening is a new component.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  // Documents are rendered in Node, with nowhere to go.
  return typeof window === 'undefined' ? null : <Navigate key={key} replace to={to} />
}
