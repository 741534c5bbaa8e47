import { callApi } from '../../../api/callApi'
import { getForm } from '../../../api/contract/forms'
import { fromResult } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectLanguage } from '../../settings'
import { accountFormAnswered, accountFormRequested, selectAccountForms } from './accountFormsSlice'
import type { AccountFormName } from './accountFormsSlice'

/** The fields of a form, from the server, in the language of the interface. */
export function* loadAccountForm({ payload: name }: ReturnType<typeof accountFormRequested>): SagaOf<void> {
  const langCode = yield* select(selectLanguage)
  const answer = yield* callApi(getForm, { body: { form_method: name, langCode } })
  // The language has changed meanwhile: its own fields are on their way.
  if ((yield* select(selectLanguage)) !== langCode) return
  const form = fromResult(answer.ok ? { ok: true, value: answer.value.fields } : answer)
  yield* put(accountFormAnswered({ name, form }))
}

/** The forms that were shown before, in another language. */
export const reloadAccountForms = () => requestThose((status) => status !== 'idle')

/** The forms that could not be had while there was no connection. */
export const retryAccountForms = () => requestThose((status) => status === 'failed')

function* requestThose(isMeant: (status: Remote<unknown>['status']) => boolean): SagaOf<void> {
  const forms = yield* select(selectAccountForms)
  for (const name of Object.keys(forms) as AccountFormName[])
    if (isMeant(forms[name].status)) yield* put(accountFormRequested(name))
}
