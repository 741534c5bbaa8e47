import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../shared/focus/moveFocus'
import { connectionAcknowledged, connectionRetried, selectLostConnection } from '../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button } from '../../shared/ui/buttons/Button'
import { RetryButton } from '../../shared/ui/buttons/RetryButton'

/**
 * Shows one dialog for any number of failed calls (API-05), also for a service that is down (decision 24). One line
 * fits both readings, and the page behind says which it is. The retry waits as long as the service asks.
 */
export default function ConnectionDialog() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const reason = useId()
  const lost = useAppSelector(selectLostConnection)
  if (!lost) return null
  const close = () => dispatch(connectionAcknowledged())
  const retry = () => {
    close()
    dispatch(connectionRetried())
  }
  return (
    <DialogFrame
      alert
      above={
        lost.unavailable && (
          <Typography id={reason} sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'surface.sunken' }}>
            {t('connection.unavailable')}
          </Typography>
        )
      }
      title={t('connection.title')}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            {t('connection.close')}
          </Button>
          <RetryButton ref={focusFirst} inRow error={lost} reason={reason} onRetry={retry} />
        </>
      }
    >
      <Typography>{t('connection.text')}</Typography>
    </DialogFrame>
  )
}
