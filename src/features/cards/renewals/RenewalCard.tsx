import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { now } from '../../../shared/clock'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { Disclosure } from '../../../shared/ui/Disclosure'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { runningState, stoppedAs } from '../../../shared/ui/states/runningState'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { Dotted } from '../../../shared/ui/told/Dotted'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { needsOtherMethod, paymentMethods, RunFacts, useMethodNames } from '../../paying/payment/onDemand'
import { renewalAsked, renewalChange } from './renewals'
import { failureReason } from './renewalRules'
import { RenewalState } from './RenewalState'
import { ResumeAhead } from './ResumeAhead'
import { usePlanText } from './usePlanText'

/** The facts, when they are open, have the whole width below their line. */
const More = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 16,
  width: '100%',
  marginBottom: -8,
  '& > details[open]': { flexBasis: '100%', order: 1 },
  '& > button': { minHeight: 44, marginInlineStart: -8, paddingInline: 8, fontSize: '1rem' },
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

/** Shows a renewal as a row: what comes, why it has stopped, and its buttons. Its facts are folded. */
export function RenewalCard({ card, isOutOfUse, lastDay, renewal }: RenewalCardProps) {
  const { t } = useTranslation('renewals')
  const { nextOf, noticeOf } = usePlanText()
  const state = runningState(renewal)
  const isStopped = !!stoppedAs(renewal)
  const methods = valueOf(useAppSelector(paymentMethods.select))
  const methodOf = useMethodNames(methods)
  const paidBy = <MaskedName>{methodOf(renewal.payment_method_id)}</MaskedName>
  // A resumed renewal would only fail again.
  const needsMethod = isStopped && needsOtherMethod(renewal, methods, now())
  return (
    <PagePart
      id={renewalHeadingId(renewal.pass_id)}
      title={<bdi>{renewal.name}</bdi>}
      state={<RenewalState renewal={renewal} />}
      acts={<RenewalAct card={card} renewal={renewal} isStopped={isStopped} needsMethod={needsMethod} />}
      beside={!needsMethod}
    >
      {state === 'failed' && <Typography>{t(`reason.${failureReason(renewal, isOutOfUse)}`)}</Typography>}
      <Dotted parts={[nextOf(renewal, lastDay), paidBy]} />
      {state === 'paused' && needsMethod && <Typography>{t('needsMethod')}</Typography>}
      {isStopped && !needsMethod && !isOutOfUse && <ResumeAhead renewal={renewal} />}
      <More>
        <Disclosure
          summary={
            <>
              {t('details')}
              <VisuallyHidden> {renewal.name}</VisuallyHidden>
            </>
          }
        >
          <RunFacts
            of={renewal}
            paidBy={paidBy}
            lastDay={lastDay}
            more={renewal.notify && [t('reminder'), noticeOf(renewal)]}
          />
        </Disclosure>
        <ChangeButton card={card} renewal={renewal} />
      </More>
    </PagePart>
  )
}

interface RenewalActProps {
  card: string
  renewal: Renewal
  isStopped: boolean
  needsMethod: boolean
}

function RenewalAct({ card, renewal, isStopped, needsMethod }: RenewalActProps) {
  const { t } = useTranslation('renewals')
  const [change, send] = useShownSubmission(renewalChange)
  const id = renewalHeadingId(renewal.pass_id)
  const act = () => send({ act: isStopped ? 'resume' : 'pause', card, renewal: renewal.renewal_id })
  return needsMethod ? (
    <LinkButton variant="contained" aria-describedby={id} to={paths.renewal(card, renewal.pass_id)}>
      {t('act.method')}
    </LinkButton>
  ) : (
    <BusyButton variant="outlined" busy={change.status === 'sending'} aria-describedby={id} onClick={act}>
      {t(isStopped ? 'act.resume' : 'act.pause')}
    </BusyButton>
  )
}

function ChangeButton({ card, renewal }: { card: string; renewal: Renewal }) {
  const { t } = useTranslation('renewals')
  const dispatch = useAppDispatch()
  const isBusy = useShownSubmission(renewalChange)[0].status === 'sending'
  return (
    <Button
      size="small"
      aria-describedby={renewalHeadingId(renewal.pass_id)}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && dispatch(renewalAsked({ card, pass: renewal }))}
    >
      {t('act.change')}
    </Button>
  )
}
