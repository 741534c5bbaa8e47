import { useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldConfig } from '../../../api/contract/forms'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fieldSpec'
import { wipeInputs } from '../../../shared/forms/useWipedOnLeave'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/FailurePanel'
import type { EntryFormProps } from '../entry/entryPort'
import { KeepingNote } from '../entry/KeepingNote'
import { bankFeature } from './bankFeature'
import { bankFormRequested, selectBankForm } from './bankFormSlice'
import { keepAccount } from './bankVault'

/** Name of our own checkbox; no server-given field uses it. */
const saveKey = 'portal_save'

/** The bank account form with server-given fields (PAY-04). What is typed goes to the vault and nowhere else. */
export default function BankForm({ keeping, submitText, onEntered }: EntryFormProps) {
  const { t } = useTranslation('payment')
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const form = useAppSelector(selectBankForm)
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    store?.attach(bankFeature)
    dispatch(bankFormRequested())
  }, [store, dispatch])

  // Without the server's fields there is nothing to type; another payment method is one choice away.
  if (form.status === 'failed')
    return <FailurePanel title={t('bank.failed')} error={form.error} onRetry={() => dispatch(bankFormRequested())} />
  if (form.status !== 'loaded') return <FormSkeleton fields={4} />
  const save: FieldSpec = { key: saveKey, label: t('bank.save'), kind: 'checkbox' }
  return (
    <ConfigForm
      secret
      idPrefix="bank"
      fields={[...form.value.map(typed), ...(keeping === 'offered' ? [save] : [])]}
      formRef={element}
      onSubmit={({ [saveKey]: isSaved, ...values }) => {
        const summary = keepAccount(values, keeping === 'needed' || isSaved === 'true')
        wipeInputs(element.current)
        onEntered(summary)
      }}
      submitText={submitText}
    >
      {keeping === 'needed' && <KeepingNote />}
    </ConfigForm>
  )
}

/** Input attributes: a numeric keyboard for numbers, and no autocomplete. */
function typed(field: FieldConfig): FieldSpec {
  const isNumber = /number|iban|routing/i.test(field.key)
  const isDigits = isNumber && !/iban/i.test(field.key)
  return {
    ...field,
    label: field.label.trim() || field.key,
    autoComplete: isNumber ? 'off' : 'name',
    ...(isDigits && { inputMode: 'numeric', allowed: /\d/, allowedText: { key: 'shared:form.digitsOnly' } }),
  }
}
