import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Explains why the new payment method is saved: an item in the cart renews automatically and is charged to it. */
export function KeepingNote() {
  const { t } = useTranslation('payment')
  return <Typography variant="body2">{t('keptForRenewal')}</Typography>
}
