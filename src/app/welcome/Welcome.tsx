import { useContext, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { whenHeadingShows } from '../../shared/focus/pageHeading'
import { StoreContext, useAppDispatch, useAppSelector } from '../../shared/store'
import { lazyPart } from '../../shared/ui/lazyScreen'
import { isPlaceToLookAround, welcomeFeature, welcomeReady } from './greet'
import { TourOffer } from './TourOffer'
import { selectTour } from './tourSlice'

/** Few take it, and it brings a library with it. */
const TourGuide = lazyPart(() => import('./TourGuide'), ['tour'])

/** What greets a visitor. It comes when the page has nothing better to do, or when the tour is asked for. */
export default function Welcome() {
  const store = useContext(StoreContext)
  const dispatch = useAppDispatch()
  const tour = useAppSelector(selectTour)
  const { pathname } = useLocation()
  // The address may be that of a page that is still on the way, and will greet by itself.
  const greet = useEffectEvent(() => {
    if (isPlaceToLookAround(pathname)) dispatch(welcomeReady())
  })
  useEffect(() => {
    store?.attach(welcomeFeature)
    // A page that has just come takes its focus first.
    return whenHeadingShows(() => greet())
  }, [store])

  useEffect(() => {
    if (tour === 'offered') TourGuide.prefetch()
  }, [tour])

  if (tour === 'running') return <TourGuide />
  return tour === 'offered' && isPlaceToLookAround(pathname) ? <TourOffer /> : null
}
