import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { whenHeadingShows } from '../../shared/focus/pageHeading'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { prefetch } from '../../shared/prefetch'
import { lazyPart } from '../../i18n/lazyPart'
import { isPlaceToLookAround, welcomeReady } from './greet'
import { TourOffer } from './TourOffer'
import { selectTour } from './tourSlice'

/** Few visitors take the tour, and it needs a library. */
const TourGuide = lazyPart(() => import('./TourGuide'), ['tour'])

export default function Welcome() {
  const dispatch = useAppDispatch()
  const tour = useAppSelector(selectTour)
  const { pathname } = useLocation()
  // A page that is loading greets by itself.
  const greet = useEffectEvent(() => {
    if (isPlaceToLookAround(pathname)) dispatch(welcomeReady())
  })
  // A page that has just opened takes its focus first.
  useEffect(() => whenHeadingShows(() => greet()), [])

  useEffect(() => {
    return tour === 'offered' ? prefetch([TourGuide.load]) : undefined
  }, [tour])

  if (tour === 'running') return <TourGuide />
  return tour === 'offered' && isPlaceToLookAround(pathname) ? <TourOffer /> : null
}
