import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** An item renews, charged to this method. */
export function KeepingNote() {
  const { t } = useTranslation('payment')
  return <Typography variant="body2">{t('keptForRenewal')}</Typography>
}
