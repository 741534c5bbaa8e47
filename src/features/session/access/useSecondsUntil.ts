import { useEffect, useState } from 'react'
import { now } from '../../../shared/clock'

const left = (instant: number) => Math.max(0, Math.ceil((instant - now()) / 1_000))

/** Whole seconds until an instant of the portal's clock, counted down while this is on the screen. */
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
