import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import { selectIsDrawerOpen } from '../../features/cart'
import { selectSettings } from '../../features/settings'
import { loadTexts } from '../../i18n/texts'
import { ask } from '../../shared/dialogs/ask'
import { selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { announced, selectConnection } from '../../shared/notices/noticesSlice'
import { isAt } from '../../shared/paths'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { every, leading, watch } from '../../shared/saga/workers'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import type { Feature } from '../../shared/store'
import { selectTour, tourEnded, tourOffered } from './tourSlice'

declare module '../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    /** The operator's announcement; its words are read from the settings, in the language of the moment (LAND-03). */
    popUp: { params: { version: string }; answer: 'close' }
  }
}

/** The page has loaded, and there is time for what nobody waits for. */
export const welcomeReady = createAction('app/welcomeReady')

/** Another page is there and has the focus, which what opens now gives back to it; any earlier, the page would take it. */
const pageShown = (action: Action): action is ReturnType<typeof announced> =>
  announced.match(action) && action.payload.key === 'app:page.shown'

/** Where people look around. On every other page they are about to type, to pay, or to read something of their own. */
export const isPlaceToLookAround = (pathname: string) => isAt(pathname, 'landing', 'products', 'digital', 'physical')

/** What somebody is met with who comes to look around: the operator's pop-up, then the offer of a tour. */
function* greet(): SagaOf<void> {
  if (!isPlaceToLookAround(window.location.pathname) || (yield* isSomethingOpen())) return
  yield* showPopUp()
  yield* offerTour()
}

function* isSomethingOpen(): SagaOf<boolean> {
  if ((yield* select(selectOpenDialog)) || (yield* select(selectTour)) === 'running') return true
  return (yield* select(selectIsDrawerOpen)) || (yield* select(selectConnection)) !== 'fine'
}

/** Once for each version of its content. Seen is what was closed; what went away with its page comes again. */
function* showPopUp(): SagaOf<void> {
  const { popUp } = yield* select(selectSettings)
  if (!popUp || (yield* call(() => readStored(stored.popUpSeen))) === popUp.version) return
  const { version } = popUp
  yield* ask('popUp', { version })
  yield* call(() => writeStored(stored.popUpSeen, version))
}

function* offerTour(): SagaOf<void> {
  const { features } = yield* select(selectSettings)
  if (!features.tour || (yield* select(selectTour)) !== 'resting') return
  if (yield* call(() => readStored(stored.tourDone))) return
  // Nobody asked for it: where its texts cannot be had, it is offered another time.
  if (
    !(yield* call(() =>
      loadTexts(['tour']).then(
        () => true,
        () => false,
      ),
    ))
  )
    return
  yield* put(tourOffered())
  yield* put(announced({ key: 'tour:offer.announced' }))
}

function* rememberTour(): SagaOf<void> {
  yield* call(() => writeStored(stored.tourDone, 'true'))
}

export const welcomeFeature: Feature = {
  name: 'welcome',
  saga: watch(
    () => leading({ match: isAnyOf(welcomeReady, pageShown) }, greet),
    () => every(tourEnded, rememberTour),
  ),
}
