import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { formatMoney } from '../../../shared/locales/money'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { FactList } from '../../../shared/ui/parts/FactList'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { When } from '../../../shared/ui/When'
import { hasFailed, stoppedAs } from '../../../shared/ui/states/runningState'
import { now } from '../../../shared/clock'
import { useMethodName } from '../../paying/payment/onDemand'
import { fitnessOf } from './plan/loadingMethods'

interface AutoloadFactsProps {
  autoload: Autoload
  /** Undefined if they could not be loaded. */
  methods: readonly PaymentMethod[] | undefined
  /** The last day of the card. Nothing is charged after it. */
  lastDay?: string
}

export function AutoloadFacts({ autoload, methods, lastDay }: AutoloadFactsProps) {
  const { t, i18n } = useTranslation('autoload')
  const namedDay = useNamedDay()
  const { last_run: last } = autoload
  const next = autoload.next_run?.slice(0, 10)
  const facts: [string, ReactNode][] = [
    [t('facts.method'), <PaidBy key="method" id={autoload.payment_method_id} methods={methods} />],
  ]
  if (next && !stoppedAs(autoload))
    facts.unshift([t('facts.next'), lastDay && next > lastDay ? t('facts.nextNone') : <When key="next" iso={next} />])
  if (last)
    facts.push([
      t('facts.last'),
      t(hasFailed(last) ? 'facts.lastFailed' : 'facts.lastDone', {
        amount: formatMoney(last.amount, i18n.language),
        date: namedDay(last.date),
      }),
    ])
  return <FactList beside facts={facts} />
}

function PaidBy({ id, methods }: { id: string; methods: readonly PaymentMethod[] | undefined }) {
  const { t } = useTranslation('autoload')
  const nameOf = useMethodName()
  const at = now()
  if (!methods) return t('facts.methodUnknown')
  const method = methods.find((entry) => entry.id === id)
  if (!method) return t('facts.methodGone')
  const fitness = fitnessOf(method, at)
  return (
    <>
      <MaskedName>{nameOf(method)}</MaskedName>
      {fitness !== 'good' && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {t(`method.${fitness}`, { expiry: method.expiry })}
        </Box>
      )}
    </>
  )
}
