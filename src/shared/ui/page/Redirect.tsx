import { Navigate, useLocation } from 'react-router'

/**
 * Redirects to another page. The router's own component redirects only once per mount: if the page was opened a second
 * time before the first redirect had rendered, it would stay empty. So each opening gets a new component.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  // Documents are rendered in Node, where there is nowhere to go.
  return typeof window === 'undefined' ? null : <Navigate key={key} replace to={to} />
}
