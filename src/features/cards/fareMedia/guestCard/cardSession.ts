import { startCardSession } from '../../../../api/contract/cards/fareMedia'
import { call, put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { writeStored } from '../../../../shared/storage/browserStorage'
import { cardKeys, forgetChosenCard } from '../cards/cardKeys'
import { attachOnImport } from '../../../../shared/store'
import { inTurn } from '../../../../shared/submission/inTurn'
import { send } from '../../../../shared/submission/send'
import { dropTemporary, readStoredSession, sessionRestored, sessionKeys } from '../../../identity/session'
import { captchaFault, solveCaptcha } from '../../../identity/session/onDemand'
import { cardEntrySubmission } from './cardEntrySubmission'
import './enteredNumber'
import { entryFault } from './entryFault'

/** Lets a guest manage the card whose number and security code they know (FM-12). */
function* openCardSession({ payload }: ReturnType<typeof cardEntrySubmission.requested>): SagaOf<void> {
  const captcha = yield* solveCaptcha('manage_card')
  if (captcha.status === 'failed') {
    yield* put(cardEntrySubmission.refused(captchaFault))
    return
  }
  const body = { card_number: payload.number, security_code: payload.code }
  const input = { body: { ...body, ...(captcha.token && { captcha_token: captcha.token }) } }
  const answer = yield* send(cardEntrySubmission, startCardSession, input, entryFault)
  if (!answer.ok) return
  const { card_token, fare_medium } = answer.value
  yield* call(() => {
    dropTemporary()
    forgetChosenCard()
    writeStored(cardKeys.fareMediaId, fare_medium.faremedia_id)
    // Other tabs hear of each write, and must not take the guest for one without a card.
    writeStored(sessionKeys.cardToken, card_token)
    writeStored(sessionKeys.isGuestUser, 'true')
  })
  yield* put(cardEntrySubmission.accepted())
  yield* put(sessionRestored(readStoredSession()))
}

attachOnImport('cardSession', () => inTurn(cardEntrySubmission, openCardSession))
