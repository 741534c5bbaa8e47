import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { now } from '../../../shared/clock'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { MixedButtons } from '../../../shared/ui/buttons/TextButtons'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { runningState, stoppedAs } from '../../../shared/ui/states/runningState'
import { needsOtherMethod, paymentMethods, RunFacts, useMethodNames } from '../../paying/payment/onDemand'
import { renewalAsked, renewalChange } from './renewals'
import { failureReason } from './renewalRules'
import { RenewalState } from './RenewalState'
import { ResumeAhead } from './ResumeAhead'
import { usePlanText } from './usePlanText'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& h2': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { flexBasis: '100%', margin: 0 },
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
  const { planOf, noticeOf } = usePlanText()
  const state = runningState(renewal)
  const isStopped = !!stoppedAs(renewal)
  const methods = valueOf(useAppSelector(paymentMethods.select))
  const methodOf = useMethodNames(methods)
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
        <Typography
          id={id}
          tabIndex={-1}
          component="h2"
          variant="h3"
          sx={{ fontSize: { xs: '1.125rem', sm: '1.25rem' } }}
        >
          <bdi>{renewal.name}</bdi>
        </Typography>
        <RenewalState renewal={renewal} />
        <p>{planOf(renewal)}</p>
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
      <RunFacts
        of={renewal}
        paidBy={<MaskedName>{methodOf(renewal.payment_method_id)}</MaskedName>}
        lastDay={lastDay}
        more={renewal.notify && [t('reminder'), noticeOf(renewal)]}
      />
      <RenewalActs card={card} renewal={renewal} isStopped={isStopped} needsMethod={needsMethod} />
    </Paper>
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
    <MixedButtons>
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
    </MixedButtons>
  )
}
