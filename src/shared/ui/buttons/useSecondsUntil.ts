import { useEffect, useState } from 'react'
import type { ApiError } from '../../../api/errors'
import { now } from '../../clock'

const left = (instant: number) => Math.max(0, Math.ceil((instant - now()) / 1_000))

/** Returns the whole seconds until an instant of the portal's clock in milliseconds, counted down. */
export function useSecondsUntil(instant: number): number {
  const [, setTick] = useState(0)
  const seconds = left(instant)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting, instant])
  return seconds
}

const retryAfter = (error: ApiError | undefined) => (error && 'retryAfter' in error && error.retryAfter) || 0

/** Returns the instant at which a backend that named a time may be asked again. It counts from when its answer first shows. */
export function useWaitUntil(error: ApiError | undefined): number {
  const begin = () => ({ error, until: now() + retryAfter(error) * 1_000 })
  const [wait, setWait] = useState(begin)
  if (wait.error !== error) setWait(begin())
  return wait.until
}

export const useSecondsToWait = (error: ApiError | undefined): number => useSecondsUntil(useWaitUntil(error))
