import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldConfig } from '../../api/contract/forms'
import { ConfigForm } from './ConfigForm'
import type { ConfigFormProps } from './ConfigForm'
import { FormSkeleton } from './FormSkeleton'
import type { Remote } from '../remote/remote'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'

interface ServerFormProps extends Omit<ConfigFormProps, 'secret'> {
  /** How far the server's definition is, of which `fields` were made, or of our own where there is none. */
  definition: Remote<FieldConfig[]>
  onRetry: () => void
}

/**
 * A form by the server's definition; our own takes its place where that cannot be had, so that nobody is kept out by it
 * (decision 65). Passwords are in the inputs and nowhere else, and are wiped when the form goes.
 */
export function ServerForm({ definition, onRetry, ...form }: ServerFormProps) {
  const { t } = useTranslation('shared')
  const [wasReady, setWasReady] = useState(false)
  const isFailed = definition.status === 'failed'
  // Once our own form is there it stays, with what was typed in it, until the server's takes its place.
  const isReady = definition.status === 'loaded' || isFailed || wasReady
  if (isReady && !wasReady) setWasReady(true)

  if (!isReady) return <FormSkeleton fields={form.fields.length} hasMoreActions={Boolean(form.extraActions)} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isFailed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          <strong>{t('form.failed')}</strong>
          <div>{t('form.fallback')}</div>
        </Alert>
      )}
      <ConfigForm {...form} secret />
    </Box>
  )
}
