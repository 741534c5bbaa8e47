import { createAction } from '@reduxjs/toolkit'
import { request } from '../../../api/client'
import { logout } from '../../../api/contract/identity/session'
import { call, delay, race, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { eraseKept } from '../../../shared/storage/keptEntries'
import { attachOnImport } from '../../../shared/store'
import { selectIsRider, selectVisitor } from '../../identity/session'

export const eraseConfirmed = createAction('privacy/eraseConfirmed')

/** Milliseconds that the backend has to end the session. */
const logoutTimeout = 2_000

/** Erases what the browser stores, and loads the page again, which empties its memory. */
function* erase(): SagaOf<void> {
  const as = yield* select(selectVisitor)
  if (yield* select(selectIsRider))
    yield* race({ ended: call(() => request(logout, { as, quiet: true })), late: delay(logoutTimeout) })
  yield* call(() => {
    eraseKept()
    window.location.replace('/')
  })
}

attachOnImport(
  'erasure',
  watch(() => leading(eraseConfirmed, erase)),
)
