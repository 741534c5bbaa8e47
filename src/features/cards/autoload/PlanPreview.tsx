import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autoload, RecentSpending } from '../../../api/contract/cards/autoloadPlan'
import { dayOf } from '../../../shared/locales/dates'
import { formatMoney } from '../../../shared/locales/money'
import { TimeZoneContext } from '../../../shared/ui/operatorContexts'
import { palette } from '../../../shared/ui/colours/palette'
import { stoppedAs } from '../../../shared/ui/states/runningState'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { When } from '../../../shared/ui/When'
import { now } from '../../../shared/clock'
import { estimateOf, firstChargeDay, nextCharges } from './plan/autoloadRules'
import type { PlanDraft } from './plan/planFields'
import { rounded } from '../../../shared/ui/rounded'

const Ground = styled('section')({
  padding: '14px 18px',
  borderRadius: rounded(10),
  backgroundColor: palette.sunken,
  '& h3': { margin: '0 0 6px', fontSize: '1rem' },
  '& p': { margin: 0 },
  '& p + p': { marginTop: 6, color: palette.textSoft },
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
})

export interface PreviewProps {
  plan: PlanDraft | undefined
  saved: Autoload | null
  /** General funds or the wallet's balance, in cents. Undefined if unknown. */
  balance: number | undefined
  spending: RecentSpending | null | undefined
  /** A blocked card gets no money. */
  isBlocked?: boolean
  /** The last day of the card. */
  lastDay?: string
}

/** Says before saving when money will be taken: the next three days, or an estimate (FM-14). */
export function PlanPreview({ plan, saved, balance, spending, isBlocked = false, lastDay }: PreviewProps) {
  const { t } = useTranslation('autoload')
  const timeZone = useContext(TimeZoneContext)
  const today = dayOf(now(), timeZone)
  const isPaused = stoppedAs(saved) === 'paused'
  return (
    <Ground aria-labelledby="autoload-preview">
      <h3 id="autoload-preview">{t(plan?.kind === 'time' ? 'preview.dates' : 'preview.estimate')}</h3>
      <div role="status">
        {plan?.kind === 'time' && <Days days={nextCharges(plan, saved, today, lastDay)} />}
        {plan?.kind === 'threshold' && (
          <Guess {...{ plan, saved, balance, spending, today }} isOnHold={isPaused || isBlocked} />
        )}
        {!plan && <p>{t('preview.typeFirst')}</p>}
        {isPaused && <p>{t('preview.paused')}</p>}
        {isBlocked && !isPaused && <p>{t('blocked.text')}</p>}
      </div>
    </Ground>
  )
}

function Days({ days }: { days: readonly string[] }) {
  const { t } = useTranslation('payment')
  if (days.length === 0) return <p>{t('run.none')}</p>
  return (
    <ol>
      {days.map((day) => (
        <li key={day}>
          <When iso={day} />
        </li>
      ))}
    </ol>
  )
}

interface GuessProps extends Pick<PreviewProps, 'saved' | 'balance' | 'spending'> {
  today: string
  /** Nothing follows the saving of a paused one, or of one of a blocked card. */
  isOnHold: boolean
  plan: Extract<PlanDraft, { kind: 'threshold' }>
}

function Guess({ plan, saved, balance, spending, today, isOnHold }: GuessProps) {
  const namedDay = useNamedDay()
  const { t, i18n } = useTranslation('autoload')
  if (plan.amount === 0) return <p>{t('preview.typeFirst')}</p>
  const estimate = estimateOf(plan, balance, spending)
  if (estimate.kind === 'none') return <p>{t('preview.none')}</p>
  if (estimate.kind === 'never') return <p>{t('preview.never')}</p>
  if (estimate.kind === 'notSoon') return <p>{t('preview.notSoon')}</p>
  const { firstIn, each, monthly } = estimate
  const month = formatMoney(monthly, i18n.language)
  const first = firstChargeDay(saved, today)
  const atOnce = first === today ? t('preview.now') : t('preview.nowLater', { day: namedDay(first) })
  return (
    <>
      {estimate.kind === 'now' ? !isOnHold && <p>{atOnce}</p> : <p>{t('preview.firstIn', { count: firstIn })}</p>}
      {monthly > 0 && (
        <p>{each === 1 ? t('preview.daily', { month }) : t('preview.monthly', { count: each, month })}</p>
      )}
    </>
  )
}
