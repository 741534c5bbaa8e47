import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../shared/focus/moveFocus'
import { connectionAcknowledged, connectionRetried, selectConnection } from '../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button } from '../../shared/ui/Button'

/** One pop-up for however many calls failed (API-05); a service that is down is told as the same, and said (decision 24). */
export default function ConnectionDialog() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const connection = useAppSelector(selectConnection)
  if (connection === 'fine') return null
  const close = () => dispatch(connectionAcknowledged())
  const retry = () => {
    close()
    dispatch(connectionRetried())
  }
  return (
    <DialogFrame
      alert
      title={t('connection.title')}
      onClose={close}
      actions={
        <>
          <Button ref={focusFirst} variant="contained" onClick={retry}>
            {t('connection.retry')}
          </Button>
          <Button variant="outlined" onClick={close}>
            {t('connection.close')}
          </Button>
        </>
      }
    >
      <Typography>{t('connection.text')}</Typography>
      {connection === 'unavailable' && (
        <Typography sx={{ mt: 1.5, fontWeight: 700 }}>{t('connection.unavailable')}</Typography>
      )}
    </DialogFrame>
  )
}
