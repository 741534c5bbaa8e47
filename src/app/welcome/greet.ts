import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { selectIsDrawerOpen } from '../../features/buying/cart'
import { consentDecided, containersOf, selectConsent } from '../../features/account/privacy/onDemand'
import { selectSettings } from '../../features/identity/settings'
import { dialog } from '../../i18n/dialog'
import { loadTexts } from '../../i18n/texts'
import { ask } from '../../shared/dialogs/ask'
import type { Asked } from '../../shared/dialogs/ask'
import { selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { pageShown } from '../../shared/navigation/navigation'
import { announced, selectConnection } from '../../shared/notices/noticesSlice'
import { isAt } from '../../shared/paths'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { every, leading, watch } from '../../shared/saga/workers'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { welcomeKeys } from './welcomeKeys'
import { attachOnImport } from '../../shared/store'
import { selectTour, tourEnded, tourOffered } from './tourSlice'

/** The dialog reads the text from the settings, in the current language (LAND-03). */
export type PopUp = Asked<{ version: string }, 'close'>
const popUpDialog = dialog<PopUp>('popUp', () => import('./PopUpDialog'), ['shared'])

export const welcomeReady = createAction('app/welcomeReady')

/** On these pages visitors look around. Elsewhere they type, pay, or read something of their own. */
export const isPlaceToLookAround = (pathname: string) => isAt(pathname, 'landing', 'products', 'digital', 'physical')

function* greet(): SagaOf<void> {
  if (!isPlaceToLookAround(window.location.pathname) || (yield* isSomethingOpen())) return
  if ((yield* isConsentDue()) || document.querySelector('[data-language-offer]')) return
  yield* showPopUp()
  yield* offerTour()
}

/** The question about analytics comes first (decision 101). */
function* isConsentDue(): SagaOf<boolean> {
  const isAsked = containersOf(yield* select(selectSettings)).length > 0
  return isAsked && (yield* select(selectConsent)) === 'undecided'
}

function* isSomethingOpen(): SagaOf<boolean> {
  if ((yield* select(selectOpenDialog)) || (yield* select(selectTour)) === 'running') return true
  return (yield* select(selectIsDrawerOpen)) || (yield* select(selectConnection)) !== 'fine'
}

/** Shows the pop-up once for each version. It counts as seen when it is closed, not when its page is left. */
function* showPopUp(): SagaOf<void> {
  const { popUp } = yield* select(selectSettings)
  if (!popUp || (yield* call(() => readStored(welcomeKeys.popUpSeen))) === popUp.version) return
  const { version } = popUp
  yield* ask(popUpDialog, { version })
  yield* call(() => writeStored(welcomeKeys.popUpSeen, version))
}

function* offerTour(): SagaOf<void> {
  const { features } = yield* select(selectSettings)
  if (!features.tour || (yield* select(selectTour)) !== 'idle') return
  if (yield* call(() => readStored(welcomeKeys.tourDone))) return
  // If its texts do not load, the offer is made another time.
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
  yield* call(() => writeStored(welcomeKeys.tourDone, 'true'))
}

attachOnImport(
  'welcome',
  watch(
    () => leading({ match: isAnyOf(welcomeReady, pageShown, consentDecided) }, greet),
    () => every(tourEnded, rememberTour),
  ),
)
