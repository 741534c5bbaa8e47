import { useEffect } from 'react'
import type { ApiError } from '../../../../api/errors'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import type { mailedLink } from './mailedLink'

type LinkState<T> =
  { status: 'checking' } | { status: 'good'; value: T } | { status: 'bad' } | { status: 'failed'; error: ApiError }

/**
 * Opens a link by its token, if there is one, and forgets it when its page is left. Returns the state of the request.
 */
export function useMailedLink<T>(
  link: ReturnType<typeof mailedLink<T>>,
  token: string | undefined,
): { link: LinkState<T>; retry: () => void } {
  const dispatch = useAppDispatch()
  const remote = useAppSelector(link.select)
  useEffect(() => {
    if (!token) return
    dispatch(link.requested(token))
    return () => void dispatch(link.dropped())
  }, [dispatch, link, token])

  return {
    link: remote.status === 'loaded' ? remote.value : remote.status === 'failed' ? remote : { status: 'checking' },
    retry: () => {
      if (token) dispatch(link.requested(token))
    },
  }
}
