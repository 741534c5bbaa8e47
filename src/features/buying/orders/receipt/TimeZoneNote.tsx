import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { timeZoneName } from '../../../../shared/locales/dates'
import { useAppSelector } from '../../../../shared/store'
import { selectLanguage, selectSettings } from '../../../identity/settings'

export function TimeZoneNote({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useAppSelector(selectLanguage)
  const { timeZone } = useAppSelector(selectSettings).operator
  const zone = timeZoneName(order.date, language, timeZone)
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('timeZone', { zone })}
    </Typography>
  )
}
