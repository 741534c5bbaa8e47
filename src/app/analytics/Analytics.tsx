import { useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { selectLinesToBuy } from '../../features/buying/cart'
import {
  consentHeard,
  containersOf,
  onConsentOfOtherTabs,
  selectConsent,
} from '../../features/account/privacy/onDemand'
import { signInDialog } from '../../features/identity/session'
import { selectSettings } from '../../features/identity/settings'
import { selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { reloadOnce } from '../../shared/navigation/navigation'
import { isAt } from '../../shared/paths'
import { StoreContext, useAppSelector } from '../../shared/store'
import { areContainersHere } from '../../shared/thirdPartyScripts'
import './analyticsSaga'
import { ConsentBanner } from './ConsentBanner'
import { isFirstPage, isOpenPage, loadContainers, record } from './containers'
import { pageEvent, saleEvent } from './events'

/**
 * Asks for consent, and tells the operator's containers which pages are open (OPS-02). The containers are only in
 * documents of open pages where no sign-in was shown. Any other page is a full load without them.
 */
export default function Analytics() {
  const store = useContext(StoreContext)
  const { pathname } = useLocation()
  const consent = useAppSelector(selectConsent)
  const ids = containersOf(useAppSelector(selectSettings))
  const lines = useAppSelector(selectLinesToBuy)
  const [isClean, setClean] = useState(() => isFirstPage(pathname))
  const isOpen = isOpenPage(pathname)
  const isSigningIn = useAppSelector(selectOpenDialog)?.name === signInDialog.name
  if (isClean && (!isOpen || isSigningIn)) setClean(false)

  // This runs before the paint, so that nothing of the rider is on the page.
  useLayoutEffect(() => {
    if (!isOpen && areContainersHere()) reloadOnce()
  }, [isOpen])

  useEffect(() => onConsentOfOtherTabs((heard) => void store?.dispatch(consentHeard(heard))), [store])

  const tellPage = useEffectEvent(() => {
    if (!isOpen && areContainersHere()) return
    record(pageEvent(pathname))
    if (isAt(pathname, 'checkout', 'guestCheckout') && lines.length > 0) record(saleEvent('begin_checkout', lines))
  })
  const start = useEffectEvent(() => {
    if (isClean && isOpen && !areContainersHere()) loadContainers(ids)
  })
  const isGiven = consent === 'given'
  useEffect(() => {
    if (!isGiven) return
    tellPage()
    start()
  }, [isGiven, pathname])

  return consent === 'undecided' && isOpen ? <ConsentBanner /> : null
}
