import { isAnyOf } from '@reduxjs/toolkit'
import { useLayoutEffect, useState } from 'react'
import { reloadOnce } from '../../../../shared/navigation/navigation'
import { call } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { every } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { hasScriptsBesides } from '../../../../shared/thirdPartyScripts'
import { loggedOut, sessionLost, signedIn } from '../../../identity/session'
import { wipeEntries } from './paymentKinds'

/** Wipes entries when the page is left, also into the back-forward cache. Returns a function that stops this. */
export function wipeOnPageHide(): () => void {
  window.addEventListener('pagehide', wipeEntries)
  return () => window.removeEventListener('pagehide', wipeEntries)
}

/**
 * No sign-in script may run where cards are typed (T16), so the page reloads; and what is entered is wiped when the part or
 * its page is left (PAY-10).
 */
export function useEntryAlone(): void {
  const [isLeft] = useState(() => hasScriptsBesides('payment'))
  useLayoutEffect(() => {
    if (isLeft && reloadOnce()) return
    const stopWiping = wipeOnPageHide()
    return () => {
      stopWiping()
      wipeEntries()
    }
  }, [isLeft])
}

function* wipeWithVisitor(): SagaOf<void> {
  yield* call(wipeEntries)
}

/** What one visitor entered is never another's, on whatever page it was entered (PAY-10, ACC-23). */
attachOnImport('paymentEntries', () => every({ match: isAnyOf(signedIn, loggedOut, sessionLost) }, wipeWithVisitor))
