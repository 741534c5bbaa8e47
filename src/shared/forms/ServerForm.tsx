import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldConfig } from '../../api/contract/forms'
import { valueOf } from '../remote/remote'
import { formState } from '../submission/submission'
import type { Submission } from '../submission/submission'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { ConfigForm } from './ConfigForm'
import type { ConfigFormProps } from './ConfigForm'
import type { FieldSpec } from './fieldSpec'
import { FormSkeleton } from './FormSkeleton'
import type { NamedForm } from './namedForm'
import { useNamedForm } from './useNamedForm'

interface ServerFormProps extends Pick<
  ConfigFormProps,
  'values' | 'onSubmit' | 'submitText' | 'busyText' | 'children' | 'extraActions'
> {
  form: NamedForm
  /** The fields as they are shown, made of the server's definition; of our own where there is none. */
  fields: (given: FieldConfig[] | undefined) => FieldSpec[]
  submission: Submission<unknown>
}

/**
 * A form by the server's definition; our own takes its place where that cannot be had, so that nobody is kept out by it
 * (decision 65). Passwords are in the inputs and nowhere else, and are wiped when the form goes.
 */
export function ServerForm({ form, fields: fieldsOf, submission, ...shown }: ServerFormProps) {
  const { t } = useTranslation('shared')
  const { definition, retry } = useNamedForm(form)
  const [wasReady, setWasReady] = useState(false)
  const isFailed = definition.status === 'failed'
  // Once our own form is there it stays, with what was typed in it, until the server's takes its place.
  const isReady = definition.status === 'loaded' || isFailed || wasReady
  if (isReady && !wasReady) setWasReady(true)

  const fields = fieldsOf(valueOf(definition))
  if (!isReady) return <FormSkeleton fields={fields.length} hasMoreActions={Boolean(shown.extraActions)} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isFailed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          <strong>{t('form.failed')}</strong>
          <div>{t('form.fallback')}</div>
        </Alert>
      )}
      <ConfigForm {...shown} {...formState(submission)} fields={fields} secret />
    </Box>
  )
}
