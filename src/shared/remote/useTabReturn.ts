import { useEffect, useEffectEvent } from 'react'

/** Calls `returned` each time the tab comes to the front. What it reads changes no place and nothing that is typed. */
export function useTabReturn(returned: () => void): void {
  const call = useEffectEvent(returned)
  useEffect(() => {
    const changed = () => {
      if (document.visibilityState === 'visible') call()
    }
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])
}
