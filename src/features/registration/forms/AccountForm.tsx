import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfigFormProps } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fieldSpec'
import { valueOf } from '../../../shared/remote/remote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { accountFields } from './accountFields'
import { accountFormRequested, selectAccountForms } from './accountFormsSlice'
import type { AccountFormName } from './accountFormsSlice'
import type { Attempt } from '../../../shared/forms/formFault'
import { ServerForm } from '../../../shared/forms/ServerForm'

interface AccountFormProps extends Pick<
  ConfigFormProps,
  'values' | 'onSubmit' | 'submitText' | 'busyText' | 'children' | 'extraActions'
> {
  name: AccountFormName
  /** Fields that are ours alone, after the server's. */
  ownFields?: FieldSpec[]
  attempt: Attempt
}

/** A form on the way in: the fields that its name stands for, and what became of sending it. */
export function AccountForm({ name, ownFields = [], attempt, ...form }: AccountFormProps) {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const definition = useAppSelector(selectAccountForms)[name]
  useEffect(() => {
    dispatch(accountFormRequested(name))
  }, [dispatch, name])

  const fault = attempt.status === 'failed' ? attempt.fault : undefined
  return (
    <ServerForm
      {...form}
      definition={definition}
      onRetry={() => dispatch(accountFormRequested(name))}
      fields={[...accountFields(name, valueOf(definition), t), ...ownFields]}
      busy={attempt.status === 'sending'}
      errors={fault?.errors}
      fieldErrors={fault?.fieldErrors}
    />
  )
}
