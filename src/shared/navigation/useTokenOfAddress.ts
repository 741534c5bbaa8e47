import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

/**
 * Returns a mailed link's token, and removes it from address and history before any request: no reload, screenshot or
 * site learns it. Only this screen knows it (T10).
 */
export function useTokenOfAddress(cleanPath: string): string | undefined {
  const { token } = useParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState(token)
  // Another link in the same tab.
  if (token && token !== kept) setKept(token)

  // At each opening (see `Redirect`). The router listens by then, and the screen's own effects, which send its requests,
  // run later.
  useEffect(() => {
    if (token) void navigate(cleanPath, { replace: true })
  }, [token, cleanPath, navigate, key])
  return kept
}
