import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

/**
 * Returns the token of a mailed link. It removes the token from the address bar and the history before any request, so
 * that no reload, screenshot or other site learns it. From then on only this screen knows it (T10).
 */
export function useTokenOfAddress(cleanPath: string): string | undefined {
  const { token } = useParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState(token)
  // Another link was opened in the same tab.
  if (token && token !== kept) setKept(token)

  // At each opening (see `Redirect`). The router listens by the time that effects run, and the screen's own effects,
  // which send its requests, run after this one.
  useEffect(() => {
    if (token) void navigate(cleanPath, { replace: true })
  }, [token, cleanPath, navigate, key])
  return kept
}
