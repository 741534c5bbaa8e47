import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { areSalesClosed, selectSettings } from '../../identity/settings'

/** Says that a notice of the operator has closed sales, and what still works (OPS-04). */
export function SalesClosedNote() {
  const { t } = useTranslation('shared')
  const isClosed = areSalesClosed(useAppSelector(selectSettings), now())
  if (!isClosed) return null
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {t('salesClosed')}
    </Alert>
  )
}
