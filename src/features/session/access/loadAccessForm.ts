import { callApi } from '../../../api/callApi'
import { getForm } from '../../../api/contract/forms'
import { fromResult } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectLanguage } from '../../settings'
import { accessFormAnswered, accessFormRequested, selectAccessForms } from './accessFormsSlice'
import type { AccessFormName } from './accessFormsSlice'

/** The fields of a form, from the server, in the language of the interface. */
export function* loadAccessForm({ payload: name }: ReturnType<typeof accessFormRequested>): SagaOf<void> {
  const langCode = yield* select(selectLanguage)
  const answer = yield* callApi(getForm, { body: { form_method: name, langCode } })
  // The language has changed meanwhile: its own fields are on their way.
  if ((yield* select(selectLanguage)) !== langCode) return
  const form = fromResult(answer.ok ? { ok: true, value: answer.value.fields } : answer)
  yield* put(accessFormAnswered({ name, form }))
}

/** The forms that were shown before, in another language. */
export const reloadAccessForms = () => requestThose((status) => status !== 'idle')

/** The forms that could not be had while there was no connection. */
export const retryAccessForms = () => requestThose((status) => status === 'failed')

function* requestThose(isMeant: (status: Remote<unknown>['status']) => boolean): SagaOf<void> {
  const forms = yield* select(selectAccessForms)
  for (const name of Object.keys(forms) as AccessFormName[])
    if (isMeant(forms[name].status)) yield* put(accessFormRequested(name))
}
