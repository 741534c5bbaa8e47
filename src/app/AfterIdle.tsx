import { Suspense, useContext, useEffect, useState } from 'react'
import { selectMayHaveCards } from '../features/identity/session'
import { selectLanguage, selectSettings } from '../features/identity/settings'
import { errorShown } from '../shared/notices/noticesSlice'
import { StoreContext, useAppDispatch, useAppSelector } from '../shared/store'
import { beginLater } from './beginLater'
import { lazyPart } from '../i18n/lazyPart'
import { WidgetBoundary } from '../shared/ui/page/WidgetBoundary'
import LiveRegions from './notices/LiveRegions'
import { languageToOffer } from './welcome/languageToOffer'
import { selectTour, tourEnded } from './welcome/tourSlice'

const Analytics = lazyPart(() => import('./analytics/Analytics'), ['privacy'])
const LanguageOffer = lazyPart(() => import('./welcome/LanguageOffer'))
const Welcome = lazyPart(() => import('./welcome/Welcome'))

/** Renders the parts that wait until the browser is idle: notices, announcements, and the greeting of a visitor. */
export default function AfterIdle() {
  return (
    <>
      <LiveRegions />
      <OfferedLanguage />
      <Greeting />
      <Measuring />
      <Following />
    </>
  )
}

/** Follows what other tabs and devices change, for visitors who have anything. Without its code each page stays as it was read. */
function Following() {
  const store = useContext(StoreContext)
  const hasData = useAppSelector(selectMayHaveCards)
  useEffect(() => {
    if (!store || !hasData) return undefined
    return beginLater(
      () => import('../shared/remote/following'),
      ({ followChanges }) => followChanges(store),
    )
  }, [store, hasData])
  return null
}

/** Offers the browser's language on the first visit. Without it the visitor has the menu. */
function OfferedLanguage() {
  const { languages } = useAppSelector(selectSettings)
  const shown = useAppSelector(selectLanguage)
  const [language] = useState(() => languageToOffer(shown, languages))
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>{language && <LanguageOffer language={language} />}</Suspense>
    </WidgetBoundary>
  )
}

/** Loads analytics, which asks for consent, if the operator allows it and has a container. A failure is ignored. */
function Measuring() {
  const { analytics } = useAppSelector(selectSettings)
  const hasContainer = Boolean(analytics?.gtm_id ?? analytics?.gtmBytemarkId)
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>{hasContainer && analytics?.isAllowed && <Analytics />}</Suspense>
    </WidgetBoundary>
  )
}

/** Shows the operator's pop-up and the tour, if the operator has them. */
function Greeting() {
  const dispatch = useAppDispatch()
  const { features, popUp } = useAppSelector(selectSettings)
  const tour = useAppSelector(selectTour)
  const giveUp = () => {
    if (tour !== 'running') return
    dispatch(tourEnded())
    dispatch(errorShown({ key: 'app:crash.part' }))
  }
  return (
    <WidgetBoundary onCrash={giveUp} resetKeys={[tour]}>
      <Suspense fallback={null}>{(features.tour || popUp) && <Welcome />}</Suspense>
    </WidgetBoundary>
  )
}
