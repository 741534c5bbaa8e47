import { useEffect, useState } from 'react'
import { now } from '../clock'

/** Returns the portal's time in milliseconds, updated every second for countdowns. */
export function useNow(): number {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now()
}
