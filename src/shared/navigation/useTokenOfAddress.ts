import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

/**
 * The token of a mailed link. It leaves the address bar and the history before anything is called, so that no reload,
 * no screenshot and no other site learns of it; from then on only this screen knows it (T10).
 */
export function useTokenOfAddress(cleanPath: string): string | undefined {
  const { token } = useParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState(token)
  // Another link, opened in the same tab.
  if (token && token !== kept) setKept(token)

  // Each time that it is opened (see `Redirect`). The router listens by the time that effects run; a screen's own effects, with its calls, stand after this one.
  useEffect(() => {
    if (token) void navigate(cleanPath, { replace: true })
  }, [token, cleanPath, navigate, key])
  return kept
}
