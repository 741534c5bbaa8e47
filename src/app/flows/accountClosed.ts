import { createAction } from '@reduxjs/toolkit'
import { dialog } from '../../i18n/dialog'
import { ask } from '../../shared/dialogs/ask'
import type { Asked } from '../../shared/dialogs/ask'
import { goTo } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { call } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { leading } from '../../shared/saga/workers'
import { readStored } from '../../shared/storage/browserStorage'
import { sessionKeys } from '../../features/identity/session'
import { attachOnImport } from '../../shared/store'
import type { AppStore } from '../../shared/store'
import { dropAttemptsOf } from '../../shared/payments/openPayments'
import { forgetRider } from './logOut'

const accountClosedDialog = dialog<Asked<null, 'logOut'>>(
  'accountClosed',
  () => import('../../features/account/closing/AccountClosedDialog'),
  ['closing'],
)

const closedElsewhere = createAction('app/accountClosedElsewhere')

/** The account was closed on another device: the rider reads it, and is logged out after that (decision 55). */
function* leaveAccount(): SagaOf<void> {
  yield* ask(accountClosedDialog, null)
  yield* forgetAccount()
  yield* goTo(paths.login(), { replace: true })
}

/** Removes what a logout removes, and what was kept for a next visit, because there will be none. */
export function* forgetAccount(): SagaOf<void> {
  yield* call(() => {
    const rider = readStored(sessionKeys.user)?.uuid
    if (rider) dropAttemptsOf(rider)
  })
  yield* forgetRider()
}

attachOnImport('accountClosed', () => leading(closedElsewhere, leaveAccount))

/** Tells the rider once, however many calls were answered so. This code is loaded only then. */
export function accountClosed(store: AppStore): void {
  store.dispatch(closedElsewhere())
}
