import type { ApiError, Result } from '../../api/errors'

export type Remote<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; value: T }
  | { status: 'failed'; error: ApiError }

export const idle = { status: 'idle' } as const
export const loading = { status: 'loading' } as const

export function fromResult<T>(result: Result<T>): Remote<T> {
  return result.ok ? { status: 'loaded', value: result.value } : { status: 'failed', error: result.error }
}

export const isWaiting = ({ status }: Remote<unknown>): boolean => status === 'idle' || status === 'loading'

export function valueOf<T>(remote: Remote<T>): T | undefined {
  return remote.status === 'loaded' ? remote.value : undefined
}
