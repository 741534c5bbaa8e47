import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { formatDay } from '../../../shared/locales/dates'
import { formatMoney } from '../../../shared/locales/money'
import { DateTime } from '../../../shared/ui/DateTime'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { runningState } from '../../../shared/ui/states/runningState'
import { now } from '../../../shared/clock'
import { useMethodName } from '../../paying/payment'
import { healthOf } from './plan/loadingMethods'

interface AutoloadFactsProps {
  autoload: Autoload
  /** Undefined if they could not be loaded. */
  methods: readonly PaymentMethod[] | undefined
}

/** Who pays an autoload, its last charge and its next one. */
export function AutoloadFacts({ autoload, methods }: AutoloadFactsProps) {
  const { t, i18n } = useTranslation('autoload')
  const { last_run: last, next_run: next } = autoload
  const amount = last ? formatMoney(last.amount, i18n.language) : ''
  const isStopped = ['paused', 'failed'].includes(runningState(autoload) ?? '')
  return (
    <Box component="dl" sx={list}>
      <div>
        <dt>{t('facts.method')}</dt>
        <dd>
          <PaidBy id={autoload.payment_method_id} methods={methods} />
        </dd>
      </div>
      <div>
        <dt>{t('facts.last')}</dt>
        <dd>
          {last
            ? t(last.state === 'failed' ? 'facts.lastFailed' : 'facts.lastDone', {
                amount,
                date: formatDay(last.date, i18n.language),
              })
            : t('facts.lastNone')}
        </dd>
      </div>
      <div>
        <dt>{t('facts.next')}</dt>
        <dd>
          {next && !isStopped ? (
            <DateTime iso={next} show="day" />
          ) : (
            t(isStopped ? 'facts.nextNone' : autoload.kind === 'other' ? 'facts.nextUnknown' : 'facts.nextAtThreshold')
          )}
        </dd>
      </div>
    </Box>
  )
}

function PaidBy({ id, methods }: { id: string; methods: readonly PaymentMethod[] | undefined }) {
  const { t } = useTranslation('autoload')
  const nameOf = useMethodName()
  const at = now()
  if (!methods) return t('facts.methodUnknown')
  const method = methods.find((entry) => entry.id === id)
  if (!method) return t('facts.methodGone')
  const health = healthOf(method, at)
  return (
    <>
      <MaskedName>{nameOf(method)}</MaskedName>
      {health !== 'good' && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {t(`method.${health}`, { expiry: method.expiry })}
        </Box>
      )}
    </>
  )
}

const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  width: '100%',
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '12em minmax(0, 1fr)' }, columnGap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, overflowWrap: 'anywhere' },
}
