import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfigFormProps } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fieldSpec'
import { valueOf } from '../../../shared/remote/remote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { accessFields } from './accessFields'
import { accessFormRequested, selectAccessForms } from './accessFormsSlice'
import type { AccessFormName } from './accessFormsSlice'
import type { Attempt } from './formFault'
import { ServerForm } from './ServerForm'

interface AccessFormProps extends Pick<
  ConfigFormProps,
  'values' | 'onSubmit' | 'submitText' | 'busyText' | 'children' | 'extraActions'
> {
  name: AccessFormName
  /** Fields that are ours alone, after the server's. */
  ownFields?: FieldSpec[]
  attempt: Attempt
}

/** A form on the way in: the fields that its name stands for, and what became of sending it. */
export function AccessForm({ name, ownFields = [], attempt, ...form }: AccessFormProps) {
  const { t } = useTranslation('access')
  const dispatch = useAppDispatch()
  const definition = useAppSelector(selectAccessForms)[name]
  useEffect(() => {
    dispatch(accessFormRequested(name))
  }, [dispatch, name])

  const fault = attempt.status === 'failed' ? attempt.fault : undefined
  return (
    <ServerForm
      {...form}
      definition={definition}
      onRetry={() => dispatch(accessFormRequested(name))}
      fields={[...accessFields(name, valueOf(definition), t), ...ownFields]}
      busy={attempt.status === 'sending'}
      errors={fault?.errors}
      fieldErrors={fault?.fieldErrors}
    />
  )
}
