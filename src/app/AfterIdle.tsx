import { Suspense } from 'react'
import { selectSettings } from '../features/settings'
import { failed } from '../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../shared/store'
import { lazyPart } from '../shared/ui/lazyScreen'
import { WidgetBoundary } from '../shared/ui/WidgetBoundary'
import LiveRegions from './notices/LiveRegions'
import { selectTour, tourEnded } from './welcome/tourSlice'

const Welcome = lazyPart(() => import('./welcome/Welcome'))

/** What comes when the page has nothing better to do: what is said in passing, and what greets a visitor. */
export default function AfterIdle() {
  return (
    <>
      <LiveRegions />
      <Greeting />
    </>
  )
}

/** The operator's pop-up and the tour, where there are any. */
function Greeting() {
  const dispatch = useAppDispatch()
  const { features, popUp } = useAppSelector(selectSettings)
  const tour = useAppSelector(selectTour)
  const giveUp = () => {
    if (tour !== 'running') return
    dispatch(tourEnded())
    dispatch(failed({ key: 'app:crash.part' }))
  }
  return (
    <WidgetBoundary onCrash={giveUp} resetKeys={[tour]}>
      <Suspense fallback={null}>{(features.tour || popUp) && <Welcome />}</Suspense>
    </WidgetBoundary>
  )
}
