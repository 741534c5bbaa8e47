import { callApi } from '../../../api/callApi'
import { startCardSession } from '../../../api/contract/fareMedia'
import * as codes from '../../../api/contract/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { longestWait } from '../../../api/retryAfter'
import { call, put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { removeStored, writeStored } from '../../../shared/storage/browserStorage'
import { forgetChosenCard, stored } from '../../../shared/storage/storedKeys'
import type { Feature } from '../../../shared/store'
import { formFault } from '../../../shared/forms/formFault'
import type { FormFault } from '../../../shared/forms/formFault'
import { dropTemporary, readStoredSession, sessionRestored } from '../../session'
import { solveCaptcha } from '../../session/onDemand'
import { cardSessionRefused, cardSessionRequested, cardSessionStarted } from './cardSessionSlice'

/** A guest may manage the card whose number and security code they know (FM-12). */
function* openCardSession({ payload }: ReturnType<typeof cardSessionRequested>): SagaOf<void> {
  const captcha = yield* solveCaptcha('manage_card')
  if (captcha.status === 'failed') {
    yield* put(cardSessionRefused({ errors: [{ key: 'session:captcha.failed' }] }))
    return
  }
  const answer = yield* callApi(startCardSession, {
    body: {
      card_number: payload.number,
      security_code: payload.code,
      ...(captcha.token && { captcha_token: captcha.token }),
    },
  })
  if (!answer.ok) {
    yield* put(cardSessionRefused(entryFault(answer.error)))
    return
  }
  const { card_token, fare_medium } = answer.value
  yield* call(() => {
    dropTemporary()
    forgetChosenCard()
    writeStored(stored.fareMediaId, fare_medium.faremedia_id)
    writeStored(stored.isGuestUser, 'true')
    writeStored(stored.cardToken, card_token)
  })
  yield* put(cardSessionStarted())
  yield* put(sessionRestored(readStoredSession()))
}

/** Which of the two was wrong is told to nobody: cards are not to be found out by trying. */
function entryFault(error: ApiError): FormFault {
  if (hasCode(error, codes.notFound)) return { errors: [{ key: 'fareMedia:entry.noMatch' }] }
  if (isCardClosed(error)) return { errors: [{ key: 'fareMedia:entry.tooMany' }] }
  return formFault(error)
}

/** A shorter wait is the busy backend's own, and said in seconds. */
const isCardClosed = (error: ApiError) =>
  hasCode(error, codes.tooManyTries) && (('retryAfter' in error && error.retryAfter) || longestWait) >= longestWait

/** The guest is done with the card: nothing of it stays in this browser. */
export function* closeCardSession(): SagaOf<void> {
  yield* call(() => {
    removeStored(stored.isGuestUser)
    removeStored(stored.cardToken)
    forgetChosenCard()
  })
  yield* put(sessionRestored(readStoredSession()))
}

export const cardSessionFeature: Feature = {
  name: 'cardSession',
  saga: watch(() => leading(cardSessionRequested, openCardSession)),
}
