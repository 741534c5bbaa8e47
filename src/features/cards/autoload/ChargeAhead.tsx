import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { formatMoney } from '../../../shared/locales/money'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { Alert } from '../../../shared/ui/Alert'
import { TimeZoneContext } from '../../../shared/ui/operatorContexts'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { paymentMethods, useMethodName } from '../../paying/payment/onDemand'
import { chargesAt, firstChargeDay } from './plan/autoloadRules'

type ChargeAheadProps = { autoload: Autoload; balance: number | undefined } & (
  | { before: 'resume' }
  | { before: 'transfer'; card: string }
)

/** Says before an act which charge of an autoload follows it: how much, when, and who pays (FM-14). */
export function ChargeAhead(props: ChargeAheadProps) {
  const { autoload, balance } = props
  return chargesAt(autoload, balance) ? <Ahead {...props} /> : null
}

function Ahead({ autoload, ...act }: ChargeAheadProps) {
  const { t, i18n } = useTranslation('autoload')
  const nameOf = useMethodName()
  const namedDay = useNamedDay()
  const today = dayOf(now(), useContext(TimeZoneContext))
  const method = valueOf(useRemote(paymentMethods))?.find(({ id }) => id === autoload.payment_method_id)
  const amount = formatMoney(autoload.amount, i18n.language)
  const threshold = autoload.kind === 'threshold' ? formatMoney(autoload.threshold, i18n.language) : ''
  const first = firstChargeDay(autoload, today)
  const when = first === today ? '' : 'Later'
  const values = { amount, threshold, day: namedDay(first) }
  return (
    <Alert severity="info" role="note">
      {act.before === 'resume'
        ? t(`ahead.resume${when}`, values)
        : t(`ahead.transfer${when}`, { ...values, card: act.card })}
      {method && <div>{t('ahead.method', { method: nameOf(method) })}</div>}
    </Alert>
  )
}
