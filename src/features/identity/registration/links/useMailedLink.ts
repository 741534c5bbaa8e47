import type { ApiError } from '../../../../api/errors'
import { useRemote } from '../../../../shared/remote/useRemote'
import type { mailedLink } from './mailedLink'

type LinkState<T> =
  | { status: 'checking' }
  | { status: 'good'; value: T }
  | { status: 'bad' }
  | { status: 'failed'; error: ApiError }

export function useMailedLink<T>(
  link: ReturnType<typeof mailedLink<T>>,
  token: string | undefined,
): { link: LinkState<T>; retry: () => void } {
  const remote = useRemote(link, token || undefined)
  return {
    link: remote.status === 'loaded' ? remote.value : remote.status === 'failed' ? remote : { status: 'checking' },
    retry: remote.retry,
  }
}
