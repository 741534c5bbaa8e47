import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

/**
 * Returns the token of a mailed link, and removes it from address and history before any request, so that no reload,
 * screenshot or other site learns it. Only this screen knows it (T10).
 */
export function useTokenOfAddress(cleanPath: string): string | undefined {
  const { token } = useParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState(token)
  // Another link was opened in the same tab.
  if (token && token !== kept) setKept(token)

  // The token is removed at each opening (see `Redirect`). The router already listens then, and the screen's own
  // effects, which send its requests, run later.
  useEffect(() => {
    if (token) void navigate(cleanPath, { replace: true })
  }, [token, cleanPath, navigate, key])
  return kept
}
