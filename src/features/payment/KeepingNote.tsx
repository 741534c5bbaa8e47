import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Why what is entered is kept without a question: something in the cart renews by itself and is charged to it. */
export function KeepingNote() {
  const { t } = useTranslation('payment')
  return <Typography variant="body2">{t('keptForRenewal')}</Typography>
}
