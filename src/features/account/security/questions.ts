import { callApi } from '../../../shared/saga/callApi'
import { chooseQuestions, listOwnQuestions, listSecurityQuestions } from '../../../api/contract/account/security'
import type { SecurityQuestion } from '../../../api/contract/account/security'
import { successShown } from '../../../shared/notices/noticesSlice'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { attachOnImport } from '../../../shared/store'
import { valueOf } from '../../../shared/remote/remote'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { endSessionIfOver } from '../../identity/session/onDemand'
import { languageChanged } from '../../identity/settings'
import { passwordFault } from './password'

export const questionsAsked = 3

interface Questions {
  offered: SecurityQuestion[]
  own: SecurityQuestion[]
}

export const securityQuestions = remoteRead<Questions>(
  'securityQuestions',
  function* () {
    const offered = yield* callApi(listSecurityQuestions)
    if (!offered.ok) return offered
    const own = yield* callApi(listOwnQuestions)
    if (!own.ok) return own
    return { ok: true, value: { offered: offered.value.questions.good, own: own.value.questions.good } }
  },
  { again: [languageChanged], looksAgain: 'never' },
)

interface Choice {
  answers: { question_uuid: string; answer: string }[]
  current_password: string
}

/** Chooses questions (ACC-03). Only the event holds the answers, which are never shown. */
export const questionsChoice = submissionSlice<Choice>('questionsChoice', { leavesWithPage: true })

function* setQuestions({ payload }: ReturnType<typeof questionsChoice.requested>): SagaOf<void> {
  const answer = yield* callApi(chooseQuestions, { body: payload })
  if (answer.ok) {
    const offered = valueOf(yield* select(securityQuestions.select))?.offered ?? []
    yield* put(securityQuestions.replaced({ offered, own: answer.value.questions.good }))
    yield* put(questionsChoice.accepted())
    yield* put(successShown({ key: 'security:questions.done' }))
  } else if (!(yield* endSessionIfOver(answer.error))) yield* put(questionsChoice.refused(passwordFault(answer.error)))
}

attachOnImport('questionsChoice', () => inTurn(questionsChoice, setQuestions))
