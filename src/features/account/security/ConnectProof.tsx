import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { Button } from '../../../shared/ui/buttons/Button'
import { connecting } from './connections'
import { currentPassword } from './passwordFields'

interface ConnectProofProps {
  name: string
  onPassword: (password: string) => void
  onCancel: () => void
}

/**
 * Asks for the password before another way to sign in is added. The press that sends it opens the provider's window.
 */
export function ConnectProof({ name, onPassword, onCancel }: ConnectProofProps) {
  const { t } = useTranslation(['security', 'shared'])
  const state = useAppSelector(connecting.select)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box sx={{ width: '100%', maxWidth: 520, display: 'grid', gap: 2 }}>
      <Typography ref={heading} component="h3" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
        {t('connected.addWhat', { name })}
      </Typography>
      <div>{t('connected.proof', { name })}</div>
      <ConfigForm
        secret
        idPrefix="connect"
        fields={[currentPassword(t)]}
        submitText={t('connected.goOn')}
        {...formState(state)}
        // The form is never busy, because a provider may not report a closed window.
        busy={false}
        onSubmit={({ current_password = '' }) => onPassword(current_password)}
        extraActions={
          <Button size="large" onClick={onCancel}>
            {t('shared:cancel')}
          </Button>
        }
      />
    </Box>
  )
}
