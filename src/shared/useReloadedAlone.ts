import { useLayoutEffect, useState } from 'react'
import { hasScriptsBesides } from './thirdPartyScripts'
import { reloadOnce } from './navigation/navigation'

/** Reloads a page on which cards are typed if a sign-in script runs there (T16). Nothing may have been typed before. */
export function useReloadedAlone(): void {
  const [isLeft] = useState(() => hasScriptsBesides('payment'))
  useLayoutEffect(() => {
    if (isLeft) reloadOnce()
  }, [isLeft])
}
