import { linkBankCard, linkFareMedium } from '../../../api/contract/cards/cardLinking'
import * as codes from '../../../api/contract/base/errorCodes'
import type { BodyOf } from '../../../api/contract/base/endpoint'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { goTo } from '../../../shared/navigation/navigation'
import { successShown } from '../../../shared/notices/noticesSlice'
import { paths } from '../../../shared/paths'
import { dropDraft } from '../../../shared/forms/saving/useDraft'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { send } from '../../../shared/submission/send'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { entryFault, forgetEnteredNumber, putCard } from '../fareMedia/onDemand'
import { ensureVerifiedFor } from '../../identity/registration/onDemand'
import { selectRiderId } from '../../identity/session'

/** The draft never holds the security code. */
export const linkDraft = 'linkPhysical'

export const physicalLink = submissionSlice<BodyOf<typeof linkFareMedium>>('linkPhysical')

/** What a rider knows of a bank card that has ridden (FM-02): never its whole number. */
export const bankCardLink = submissionSlice<BodyOf<typeof linkBankCard>>('linkBankCard')

function* linkPhysicalCard({ payload }: ReturnType<typeof physicalLink.requested>): SagaOf<void> {
  if (!(yield* ensureVerifiedFor(physicalLink))) return
  const answer = yield* send(physicalLink, linkFareMedium, { body: payload }, physicalFault)
  if (!answer.ok) return
  // The card's page replaces the form at once, so the form cannot drop its draft.
  yield* call(dropDraft, linkDraft, yield* select(selectRiderId))
  yield* call(forgetEnteredNumber)
  yield* put(physicalLink.accepted())
  yield* showLinked(answer.value, paths.linkPhysical)
}

function* linkTappedCard({ payload }: ReturnType<typeof bankCardLink.requested>): SagaOf<void> {
  if (!(yield* ensureVerifiedFor(bankCardLink))) return
  const answer = yield* send(bankCardLink, linkBankCard, { body: payload }, bankFault)
  if (!answer.ok) return
  yield* put(bankCardLink.accepted())
  yield* showLinked(answer.value, paths.linkBankCard)
}

const physicalFault = (error: ApiError): Fault => linkedFault(error) ?? entryFault(error)

/** Returns the specification's sentence, and what to try. */
function bankFault(error: ApiError): Fault {
  if (hasCode(error, codes.notFound))
    return { errors: [{ key: 'cardLinking:bank.none' }, { key: 'cardLinking:bank.tryNone' }] }
  if (hasCode(error, codes.severalMatches))
    return { errors: [{ key: 'cardLinking:bank.several' }, { key: 'cardLinking:bank.trySeveral' }] }
  return linkedFault(error) ?? faultOf(error)
}

function linkedFault(error: ApiError): Fault | undefined {
  if (hasCode(error, codes.alreadyLinked)) return { errors: [{ key: 'cardLinking:alreadyLinked' }] }
  return hasCode(error, codes.linkedElsewhere) ? { errors: [{ key: 'cardLinking:linkedElsewhere' }] } : undefined
}

function* showLinked(card: FareMedium, from: string): SagaOf<void> {
  yield* putCard(card)
  yield* put(successShown({ key: 'cardLinking:done' }))
  const isWaiting = yield* call(() => window.location.pathname === from)
  if (isWaiting) yield* goTo(paths.fareCard(card.faremedia_id), { replace: true })
}

attachOnImport(
  'cardLinking',
  watch(
    () => inTurn(physicalLink, linkPhysicalCard),
    () => inTurn(bankCardLink, linkTappedCard),
  ),
)
