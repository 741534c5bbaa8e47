import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { now } from '../../../shared/clock'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { Fact } from '../../../shared/ui/Fact'
import { When } from '../../../shared/ui/When'
import { Price } from '../../../shared/ui/Price'
import { hasFailed, runningState, stoppedAs } from '../../../shared/ui/states/runningState'
import { needsOtherMethod, paymentMethods } from '../../paying/payment/onDemand'
import { renewalAsked, renewalChange } from './renewals'
import { failureReason } from './renewalRules'
import { RenewalState } from './RenewalState'
import { ResumeAhead } from './ResumeAhead'
import { useMethodOf } from './useMethodOf'
import { usePlanText } from './usePlanText'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& h2': { minWidth: 0, overflowWrap: 'anywhere' },
})
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11em), 1fr))',
  gap: 16,
  margin: 0,
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))' },
  '& dt': { fontSize: '0.9375rem', color: palette.textSoft },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
})
const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media (max-width: 599.95px)': { '& > *': { flex: '1 1 100%' } },
})

export const renewalHeadingId = (pass: string): string => `renewal-of-${pass}`

interface RenewalCardProps {
  card: string
  /** Whether the card cannot be used now. */
  isOutOfUse: boolean
  /** The last day of the card. Nothing is charged after it. */
  lastDay: string | undefined
  renewal: Renewal
}

export function RenewalCard({ card, isOutOfUse, lastDay, renewal }: RenewalCardProps) {
  const { t } = useTranslation('renewals')
  const id = renewalHeadingId(renewal.pass_id)
  const state = runningState(renewal)
  const isStopped = !!stoppedAs(renewal)
  const methods = valueOf(useAppSelector(paymentMethods.select))
  // A resumed renewal would only fail again.
  const needsMethod = isStopped && needsOtherMethod(renewal, methods, now())
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Head>
        <Typography id={id} tabIndex={-1} component="h2" variant="h3">
          <bdi>{renewal.name}</bdi>
        </Typography>
        <RenewalState renewal={renewal} />
      </Head>
      {state === 'failed' && (
        <Alert severity="error" role="note">
          {t(`reason.${failureReason(renewal, isOutOfUse)}`)}
        </Alert>
      )}
      {state === 'paused' && needsMethod && (
        <Alert severity="warning" role="note">
          {t('needsMethod')}
        </Alert>
      )}
      {isStopped && !needsMethod && !isOutOfUse && <ResumeAhead renewal={renewal} />}
      <RenewalFacts {...{ renewal, isStopped, lastDay }} />
      <RenewalActs card={card} renewal={renewal} isStopped={isStopped} needsMethod={needsMethod} />
    </Paper>
  )
}

interface RenewalFactsProps extends Pick<RenewalCardProps, 'renewal' | 'lastDay'> {
  isStopped: boolean
}

function RenewalFacts({ renewal, isStopped, lastDay }: RenewalFactsProps) {
  const { t, i18n } = useTranslation('renewals')
  const methodOf = useMethodOf()
  const { whenOf, noticeOf } = usePlanText()
  const { price, last_run } = renewal
  const next = renewal.next_run?.slice(0, 10)
  const isOver = !!next && !!lastDay && next > lastDay
  return (
    <Facts>
      <Fact term={t('fact.price')}>
        <Price cents={price ?? null} size="small" />
      </Fact>
      <Fact term={t('fact.when')}>{whenOf(renewal)}</Fact>
      <Fact term={t('fact.next')}>
        {next && !isOver ? (
          <When iso={next} />
        ) : (
          t(isStopped || isOver ? 'fact.noNext' : renewal.renew_below === null ? 'fact.nextAtEnd' : 'fact.nextByUses')
        )}
      </Fact>
      <Fact term={t('fact.last')}>
        {last_run ? (
          <>
            <When iso={last_run.date.slice(0, 10)} />
            <div>
              {t(hasFailed(last_run) ? 'fact.lastFailed' : 'fact.lastDone', {
                amount: formatMoney(last_run.amount, i18n.language),
              })}
            </div>
          </>
        ) : (
          t('fact.noLast')
        )}
      </Fact>
      <Fact term={t('fact.method')}>{methodOf(renewal.payment_method_id)}</Fact>
      <Fact term={t('fact.notice')}>{noticeOf(renewal)}</Fact>
    </Facts>
  )
}

interface RenewalActsProps {
  card: string
  renewal: Renewal
  isStopped: boolean
  needsMethod: boolean
}

function RenewalActs({ card, renewal, isStopped, needsMethod }: RenewalActsProps) {
  const { t } = useTranslation('renewals')
  const dispatch = useAppDispatch()
  const [change, send] = useShownSubmission(renewalChange)
  const isBusy = change.status === 'sending'
  const id = renewalHeadingId(renewal.pass_id)
  const act = () => send({ act: isStopped ? 'resume' : 'pause', card, renewal: renewal.renewal_id })
  return (
    <Acts>
      {needsMethod ? (
        <LinkButton variant="contained" aria-describedby={id} to={paths.renewal(card, renewal.pass_id)}>
          {t('act.method')}
        </LinkButton>
      ) : (
        <BusyButton variant="outlined" busy={isBusy} aria-describedby={id} onClick={act}>
          {t(isStopped ? 'act.resume' : 'act.pause')}
        </BusyButton>
      )}
      <Button
        aria-describedby={id}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && dispatch(renewalAsked({ card, pass: renewal }))}
      >
        {t('act.change')}
      </Button>
    </Acts>
  )
}
