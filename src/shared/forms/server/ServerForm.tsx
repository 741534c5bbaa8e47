import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOf } from '../../remote/remote'
import { formState } from '../../submission/submission'
import type { Submission } from '../../submission/submission'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/buttons/Button'
import { ConfigForm } from '../ConfigForm'
import type { ConfigFormProps } from '../ConfigForm'
import type { FieldSpec, GivenField } from '../fields/fieldSpec'
import { FormSkeleton } from '../FormSkeleton'
import type { NamedForm } from './namedForm'
import { useRemote } from '../../remote/useRemote'

interface ServerFormProps extends Pick<
  ConfigFormProps,
  'values' | 'onSubmit' | 'submitText' | 'busyText' | 'children' | 'extraActions'
> {
  form: NamedForm
  /** Makes the fields from the server's definition, or from our own if there is none. */
  fields: (given: GivenField[] | undefined) => FieldSpec[]
  submission: Submission<unknown>
}

/**
 * A form by the server's definition, or by our own if that fails to load (decision 65). Passwords exist only in the
 * inputs.
 */
export function ServerForm({ form, fields: fieldsOf, submission, ...shown }: ServerFormProps) {
  const { t } = useTranslation('shared')
  const definition = useRemote(form)
  const [wasReady, setWasReady] = useState(false)
  const isFailed = definition.status === 'failed'
  // Our own form stays, with its typed values, until the server's replaces it.
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
            <Button color="inherit" onClick={definition.retry}>
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
