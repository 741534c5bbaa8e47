import { callApi } from '../../../api/callApi'
import { getForm } from '../../../api/contract/forms'
import { connectionRetried } from '../../../shared/notices/noticesSlice'
import { fromResult } from '../../../shared/remote/remote'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { latest, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { languageChanged, selectLanguage } from '../../settings'
import { bankFormAnswered, bankFormRequested, selectBankForm } from './bankFormSlice'

/** The form's fields, in the language of the interface. */
function* loadBankForm(): SagaOf<void> {
  const langCode = yield* select(selectLanguage)
  const answer = yield* callApi(getForm, { body: { form_method: 'bank', langCode } })
  if (!answer.ok && answer.error.kind === 'aborted') return
  yield* put(bankFormAnswered(fromResult(answer.ok ? { ok: true, value: answer.value.fields } : answer)))
}

function* loadAgain(): SagaOf<void> {
  if ((yield* select(selectBankForm)).status !== 'idle') yield* put(bankFormRequested())
}

/** Comes with the form. */
export const bankFeature: Feature = {
  name: 'bankForm',
  saga: watch(
    () => latest(bankFormRequested, loadBankForm),
    () => latest(languageChanged, loadAgain),
    () => latest(connectionRetried, loadAgain),
  ),
}
