import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec, FormValues } from '../../../shared/forms/fieldSpec'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { valueOf } from '../../../shared/remote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { accessFields } from './accessFields'
import { accessFormRequested, selectAccessForms } from './accessFormsSlice'
import type { AccessFormName } from './accessFormsSlice'
import type { Attempt } from './formFault'
import { Alert } from '../../../shared/ui/Alert'
import { Button } from '../../../shared/ui/Button'

interface AccessFormProps {
  name: AccessFormName
  /** Fields that are ours alone, after the server's. */
  ownFields?: FieldSpec[]
  values?: FormValues
  attempt: Attempt
  onSubmit: (values: FormValues) => void
  submitText: string
  busyText: string
  /** Between the fields and the buttons. */
  children?: ReactNode
  extraActions?: ReactNode
}

/**
 * A form on the way in, by the server's definition; our own takes its place where that cannot be had, so that nobody is
 * kept out by it. Passwords are in the inputs and nowhere else, and are wiped when the form goes.
 */
export function AccessForm({ name, ownFields = [], attempt, ...form }: AccessFormProps) {
  const { t } = useTranslation(['access', 'shared'])
  const dispatch = useAppDispatch()
  const definition = useAppSelector(selectAccessForms)[name]
  const [wasReady, setWasReady] = useState(false)

  useEffect(() => {
    dispatch(accessFormRequested(name))
  }, [dispatch, name])

  const isFailed = definition.status === 'failed'
  // Once our own form is there it stays, with what was typed in it, until the server's takes its place.
  const isReady = definition.status === 'loaded' || isFailed || wasReady
  if (isReady && !wasReady) setWasReady(true)
  const fields = [...accessFields(name, valueOf(definition), t), ...ownFields]
  const fault = attempt.status === 'failed' ? attempt.fault : undefined

  if (!isReady) return <FormSkeleton fields={fields.length} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isFailed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => dispatch(accessFormRequested(name))}>
              {t('shared:retry')}
            </Button>
          }
        >
          <strong>{t('form.failed')}</strong>
          <div>{t('form.fallback')}</div>
        </Alert>
      )}
      <ConfigForm
        {...form}
        secret
        fields={fields}
        busy={attempt.status === 'sending'}
        errors={fault?.errors}
        fieldErrors={fault?.fieldErrors}
      />
    </Box>
  )
}
