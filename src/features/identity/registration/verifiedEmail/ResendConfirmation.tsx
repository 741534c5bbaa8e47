import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { useShownSubmission } from '../../../../shared/submission/useSubmission'
import { Alert } from '../../../../shared/ui/Alert'
import type { ButtonProps } from '../../../../shared/ui/buttons/Button'
import { PausedButton } from '../../../../shared/forms/PausedButton'
import { resendSubmission, selectResendPause } from './resend'

interface ResendConfirmationProps extends Pick<ButtonProps, 'variant'> {
  /** The address to send to; the rider's own by default. */
  email?: string
}

export function ResendConfirmation({ email, variant }: ResendConfirmationProps) {
  const { t } = useTranslation('registration')
  const [{ status }, send] = useShownSubmission(resendSubmission)
  const pausedUntil = useAppSelector(selectResendPause)
  return (
    <Box>
      <ResendOutcome />
      <PausedButton
        until={pausedUntil}
        reason={t('pause.reason')}
        busy={status === 'sending'}
        busyText={t('resend.busy')}
        variant={variant}
        onClick={() => send({ email })}
      >
        {t('resend.submit')}
      </PausedButton>
    </Box>
  )
}

/** Announces the outcome at once, because the pressed button says nothing. */
export function ResendOutcome() {
  const { t } = useTranslation('registration')
  const { status } = useAppSelector(resendSubmission.select)
  return (
    <div role="status">
      {(status === 'done' || status === 'failed') && (
        <Alert role="group" severity={status === 'done' ? 'success' : 'error'} sx={{ mb: 2 }}>
          {status === 'done' ? t('resend.sent') : t('resend.failed')}
        </Alert>
      )}
    </div>
  )
}
