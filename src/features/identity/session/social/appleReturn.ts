import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { goTo } from '../../../../shared/navigation/navigation'
import { paths, riderHome, safeReturnPath } from '../../../../shared/paths'
import { call, delay, put, select, takeWhere } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { leading } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { readStored, removeStored } from '../../../../shared/storage/browserStorage'
import type { StoredKey } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from '../visitor/sessionKeys'
import { secondFactorDue, selectIsRider, signedIn } from '../visitor/sessionSlice'
import { signInSubmission } from '../signIn/signIn'
import { signInReturned } from '../signIn/signInSubmission'
import { keepAppleLink } from './appleLink'
import { judgeReturn } from './judgeReturn'
import { failureOf } from '../visitor/provider'
import { takenReturn } from './takeReturn'

export const appleReturned = createAction('session/appleReturned')

const isOutcome = isAnyOf(signedIn, secondFactorDue, signInSubmission.refused, signInSubmission.dropped)

/** Milliseconds for which "successful" shows. */
const readingTime = 1_200

/** Signs in with Apple's answer (AUTH-08), and leads on to the wanted page. */
function* completeAppleReturn(): SagaOf<void> {
  const { parts, state, origin } = yield* call(() => ({
    parts: takenReturn(),
    // The state is good for one return, even a failing one.
    state: takeStored(sessionKeys.appleState),
    origin: safeReturnPath(takeStored(sessionKeys.origin)),
  }))
  const home = origin ?? riderHome
  const credentials = judgeReturn(parts, state)
  if (yield* select(selectIsRider)) {
    yield* call(keepAppleLink, origin, credentials?.access_token)
    return yield* goTo(home, { replace: true })
  }
  if (!credentials) return yield* goBack(origin)
  yield* put(signInSubmission.requested(credentials))
  const outcome = yield* takeWhere(isOutcome)
  if (secondFactorDue.match(outcome)) return yield* goTo(paths.login(origin), { replace: true })
  if (!signedIn.match(outcome)) return yield* goBack(origin)
  yield* delay(readingTime)
  yield* goTo(home, { replace: true })
}

function* goBack(origin: string | undefined): SagaOf<void> {
  yield* put(signInReturned(failureOf('apple')))
  yield* goTo(paths.login(origin), { replace: true })
}

function takeStored<T>(key: StoredKey<T>): T | undefined {
  const value = readStored(key)
  removeStored(key)
  return value
}

attachOnImport('appleReturn', () => leading(appleReturned, completeAppleReturn))
