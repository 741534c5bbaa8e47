import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import type { ButtonProps } from '../../../shared/ui/Button'
import { PausedButton } from '../../../shared/forms/PausedButton'
import { resendRequested, selectResend } from './resendSlice'

interface ResendConfirmationProps extends Pick<ButtonProps, 'variant'> {
  /** Whom to; the rider's own address without it. */
  email?: string
}

/** Sends the confirmation again, and says in its place what became of it. */
export function ResendConfirmation({ email, variant }: ResendConfirmationProps) {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const { status, pausedUntil } = useAppSelector(selectResend)
  return (
    <Box>
      <ResendOutcome />
      <PausedButton
        until={pausedUntil}
        reason={t('pause.reason')}
        busy={status === 'sending'}
        busyText={t('resend.busy')}
        variant={variant}
        onClick={() => dispatch(resendRequested({ email }))}
      >
        {t('resend.submit')}
      </PausedButton>
    </Box>
  )
}

/** Announced at once: the button that was pressed says nothing. */
export function ResendOutcome() {
  const { t } = useTranslation('registration')
  const { status } = useAppSelector(selectResend)
  return (
    <div role="status">
      {(status === 'sent' || status === 'failed') && (
        <Alert severity={status === 'sent' ? 'success' : 'error'} sx={{ mb: 2 }}>
          {t(`resend.${status}`)}
        </Alert>
      )}
    </div>
  )
}
