import { Navigate, useLocation } from 'react-router'

/**
 * Redirects to another page. The router's component redirects once per mount: a page that opens again before the
 * redirect has rendered would stay empty. So each opening has a new one.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  // Documents are rendered in Node, where there is nowhere to go.
  return typeof window === 'undefined' ? null : <Navigate key={key} replace to={to} />
}
