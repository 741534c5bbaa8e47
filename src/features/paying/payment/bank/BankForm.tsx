import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldConfig } from '../../../../api/contract/identity/forms'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import type { FieldSpec, FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { wipeInputs } from '../../../../shared/forms/saving/useWipedOnLeave'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { useRemote } from '../../../../shared/remote/useRemote'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import type { EntryFormProps, KnownPayer } from '../entry/entryPort'
import { KeepingNote } from '../entry/KeepingNote'
import { bankFields } from './bankFields'
import { keepAccount } from './bankVault'

/** No field of a server has this name. */
const saveKey = 'portal_save'

/** Shows the server's fields (PAY-04). Only the vault holds the values. */
export default function BankForm({ keeping, known, submitText, extraActions, children, onEntered }: EntryFormProps) {
  const { t } = useTranslation('payment')
  const definition = useRemote(bankFields)
  const element = useRef<HTMLFormElement>(null)

  // Without the server's fields there is no form, but another method can be chosen.
  if (definition.status === 'failed')
    return <FailurePanel title={t('bank.failed')} error={definition.error} onRetry={definition.retry} />
  if (definition.status !== 'loaded') return <FormSkeleton fields={4} />
  const save: FieldSpec = { key: saveKey, label: t('bank.save'), kind: 'checkbox' }
  return (
    <ConfigForm
      secret
      idPrefix="bank"
      fields={[...definition.value.map(typed), ...(keeping === 'offered' ? [save] : [])]}
      values={holderValues(definition.value, known)}
      formRef={element}
      onSubmit={({ [saveKey]: isSaved, ...values }) => {
        const summary = keepAccount(values, keeping === 'needed' || keeping === 'account' || isSaved === 'true')
        wipeInputs(element.current)
        onEntered(summary)
      }}
      submitText={submitText}
      extraActions={extraActions}
    >
      {keeping === 'needed' && <KeepingNote />}
      {children}
    </ConfigForm>
  )
}

/** Fills in the holder's name, if a field of the server is named so (WCAG 3.3.7). */
function holderValues(fields: FieldConfig[], known: KnownPayer | undefined): FormValues {
  const holder = fields.find(({ key }) => /holder/i.test(key))
  const name = known ? `${known.firstName} ${known.lastName}`.trim() : ''
  return holder && name ? { [holder.key]: name } : {}
}

function typed(field: FieldConfig): FieldSpec {
  const isNumber = /number|iban|routing/i.test(field.key)
  const isDigits = isNumber && !/iban/i.test(field.key)
  return {
    ...field,
    label: field.label.trim() || field.key,
    autoComplete: isNumber ? 'off' : 'name',
    ...(isNumber && field.maxlength && { size: field.maxlength }),
    ...(isDigits && { inputMode: 'numeric', allowed: /\d/, allowedText: { key: 'shared:form.digitsOnly' } }),
  }
}
