import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { formatMoney } from '../../../shared/locales/money'
import { Alert } from '../../../shared/ui/Alert'
import { TimeZoneContext } from '../../../shared/ui/operatorContexts'
import { isDue } from './renewalRules'

/** Says beside “Resume” what it charges at once (decision 222). */
export function ResumeAhead({ renewal }: { renewal: Renewal }) {
  const { t, i18n } = useTranslation('renewals')
  const today = dayOf(now(), useContext(TimeZoneContext))
  if (typeof renewal.price !== 'number' || !isDue(renewal, renewal, today)) return null
  return (
    <Alert severity="info" role="note">
      {t(renewal.renew_below === null ? 'resumeAhead' : 'resumeAheadLow', {
        amount: formatMoney(renewal.price, i18n.language),
      })}
    </Alert>
  )
}
