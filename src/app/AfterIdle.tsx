import { Suspense, useState } from 'react'
import { selectLanguage, selectSettings } from '../features/identity/settings'
import { errorShown } from '../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../shared/store'
import { lazyPart } from '../shared/ui/page/lazyScreen'
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
    </>
  )
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

/** Loads analytics if the operator allows it. A failure is ignored. */
function Measuring() {
  const { analytics } = useAppSelector(selectSettings)
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>{analytics?.isAllowed && <Analytics />}</Suspense>
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
