import { isAnyOf } from '@reduxjs/toolkit'
import { getCase, openCase, readCase } from '../../../api/contract/paying/cases'
import type { RiderCase } from '../../../api/contract/paying/cases'
import type { BodyOf } from '../../../api/contract/base/endpoint'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { dropDraft } from '../../../shared/forms/saving/useDraft'
import { goTo } from '../../../shared/navigation/navigation'
import { successShown } from '../../../shared/notices/noticesSlice'
import { paths } from '../../../shared/paths'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { callApi } from '../../../shared/saga/callApi'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { latest, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { send } from '../../../shared/submission/send'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { selectRiderId } from '../../identity/session'
import { languageChanged } from '../../identity/settings'
import { cases } from './listedCases'

export type CaseReport = BodyOf<typeof openCase>

export const shownCase = remoteRead<RiderCase, string>('shownCase', (id) => callApi(getCase, { params: { id } }), {
  again: [languageChanged],
  leavesWithPage: true,
})

export const caseReport = submissionSlice<CaseReport, RiderCase>('caseReport', { leavesWithPage: true })

/** Each ride or charge has its own draft. */
export const draftOfReport = ({ kind, id }: CaseReport['about']): string => `case:${kind}:${id}`

const isShown = { match: isAnyOf(shownCase.answered, shownCase.replaced) }

/** Marks a shown answer as read, here and on other devices, also one that came while the case was open. */
function* noteAnswerRead(shown: ReturnType<typeof shownCase.answered | typeof shownCase.replaced>): SagaOf<void> {
  const value = shownCase.replaced.match(shown) ? shown.payload : shown.payload.ok ? shown.payload.value : undefined
  if (!value?.is_unread) return
  const answer = yield* callApi(readCase, { params: { id: value.case_number }, quiet: true })
  // A failure is tried again with the next opening.
  if (answer.ok) yield* put(cases.requested())
}

const wordsOf = (note: string | null | undefined): string => (note ?? '').split(/\s+/).filter(Boolean).join(' ')

/** Tells whether the case is an earlier one about the same ride or charge, which says something else. */
const isEarlier = ({ reason, note }: RiderCase, report: CaseReport): boolean =>
  reason !== report.reason || wordsOf(note) !== wordsOf(report.note)

/** The text of a report that was not taken, because a case about the same is open; its `number` is the case's. */
export const alreadyReported = 'cases:report.already'

function* sendReport({ payload: report }: ReturnType<typeof caseReport.requested>): SagaOf<void> {
  const page = yield* call(() => window.location.pathname)
  const answer = yield* send(caseReport, openCase, { body: report }, faultOfReport)
  if (!answer.ok) return
  const { case_number } = answer.value
  if (isEarlier(answer.value, report)) {
    yield* put(caseReport.refused({ errors: [{ key: alreadyReported, values: { number: case_number } }] }))
    return
  }
  yield* call(dropDraft, draftOfReport(report.about), yield* select(selectRiderId))
  yield* put(caseReport.accepted(answer.value))
  yield* put(successShown({ key: 'cases:report.done', values: { number: case_number } }))
  // Who left the report stays where they are; the notice names the case.
  const isWaiting = yield* call(() => window.location.pathname === page)
  if (isWaiting) yield* goTo(paths.accountCase(case_number), { replace: true })
}

const faultOfReport = (error: ApiError): Fault =>
  hasCode(error, codes.notFound) ? { errors: [{ key: 'cases:report.gone' }] } : faultOf(error)

attachOnImport(
  'cases',
  watch(
    () => latest(isShown, noteAnswerRead),
    () => inTurn(caseReport, sendReport),
  ),
)
