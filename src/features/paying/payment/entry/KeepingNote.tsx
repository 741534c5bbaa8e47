import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Says that the method is saved, because an item renews and is charged to it. */
export function KeepingNote() {
  const { t } = useTranslation('payment')
  return <Typography variant="body2">{t('keptForRenewal')}</Typography>
}
