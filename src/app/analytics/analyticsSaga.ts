import { productAdded } from '../../features/buying/cart'
import { consentDecided, consentHeard, selectConsent } from '../../features/account/privacy/onDemand'
import { orderPaid } from '../../features/buying/checkout'
import { signUpSubmission } from '../../features/identity/registration/onDemand'
import { signedIn, sessionKeys } from '../../features/identity/session'
import { call, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { every, watch } from '../../shared/saga/workers'
import { readStored } from '../../shared/storage/browserStorage'
import { attachOnImport } from '../../shared/store'
import { areContainersHere } from '../../shared/thirdPartyScripts'
import { forgetEvents, record } from './containers'
import { saleEvent } from './events'
import type { AnalyticsEvent } from './events'

function* tell(event: AnalyticsEvent): SagaOf<void> {
  if ((yield* select(selectConsent)) === 'given') yield* call(record, event)
}

function* added({ payload }: ReturnType<typeof productAdded>): SagaOf<void> {
  yield* tell(saleEvent('add_to_cart', [payload.added]))
}

/** An order that was found later, with another cart, is not told: its prices are unknown here. */
function* bought({ payload: { bought: lines = [] } }: ReturnType<typeof orderPaid>): SagaOf<void> {
  if (lines.length > 0) yield* tell(saleEvent('purchase', lines))
}

function* entered(): SagaOf<void> {
  const method = yield* call(() => readStored(sessionKeys.provider))
  yield* tell({ event: 'login', method: method ?? 'password' })
}

function* registered(): SagaOf<void> {
  yield* tell({ event: 'sign_up' })
}

/** A container disappears only with its document, in each tab. */
function* withdrawn(): SagaOf<void> {
  if ((yield* select(selectConsent)) === 'given') return
  yield* call(() => {
    forgetEvents()
    if (areContainersHere()) window.location.reload()
  })
}

/** Records events if the operator and the visitor allow it (OPS-02). */
attachOnImport(
  'analytics',
  watch(
    () => every(productAdded, added),
    () => every(orderPaid, bought),
    () => every(signedIn, entered),
    () => every(signUpSubmission.accepted, registered),
    () => every(consentDecided, withdrawn),
    () => every(consentHeard, withdrawn),
  ),
)
