import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { useAppDispatch } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { MixedButtons } from '../../../shared/ui/buttons/TextButtons'
import { runningState, stoppedAs } from '../../../shared/ui/states/runningState'
import { needsOtherMethod } from '../../paying/payment/onDemand'
import { failureReason } from '../renewals/onDemand'
import { AutoloadFacts } from './AutoloadFacts'
import { ChargeAhead } from './ChargeAhead'
import { autoloadChange, removalAsked } from './changeAutoload'
import type { AutoloadTarget } from './changeAutoload'

interface AutoloadStatusProps {
  target: AutoloadTarget
  autoload: Autoload
  methods: readonly PaymentMethod[] | undefined
  /** Cents to spend, with loads on their way. Undefined if unknown. */
  balance: number | undefined
  /** A blocked card gets no money. */
  isBlocked: boolean
  /** Whether the card cannot be used now, for this or another reason. */
  isOutOfUse: boolean
  lastDay?: string
  /** Opens the form. Undefined if the autoload cannot be changed. */
  onChange?: () => void
}

/** Shows an autoload: why it stopped and the next step, its facts, and what can be done (FM-14). */
export function AutoloadStatus(props: AutoloadStatusProps) {
  const { target, autoload, methods, balance, isBlocked, isOutOfUse, lastDay, onChange } = props
  const { t } = useTranslation('autoload')
  const dispatch = useAppDispatch()
  const [change, send] = useShownSubmission(autoloadChange)
  const isStopped = !!stoppedAs(autoload)
  // A resumed autoload would only fail again.
  const needsMethod = isStopped && needsOtherMethod(autoload, methods, now())
  const isBusy = change.status === 'sending'
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', width: '100%' }}>
      <WhyNot {...{ autoload, isBlocked, isOutOfUse, needsMethod }} />
      <AutoloadFacts {...{ autoload, methods, lastDay }} />
      <Faults of={reasonsIn(change)} />
      {isStopped && !needsMethod && !isOutOfUse && (
        <ChargeAhead before="resume" autoload={autoload} balance={balance} />
      )}
      <MixedButtons>
        {/* One button: it keeps the focus as the other act. */}
        {!needsMethod && (
          <BusyButton
            variant="outlined"
            busy={isBusy}
            onClick={() => send({ act: isStopped ? 'resume' : 'pause', target })}
          >
            {t(isStopped ? 'act.resume' : 'act.pause')}
          </BusyButton>
        )}
        {onChange && (
          <Button
            variant={needsMethod ? 'contained' : 'outlined'}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onChange()}
          >
            {t(needsMethod ? 'act.method' : 'act.change')}
          </Button>
        )}
        <Button aria-disabled={isBusy} onClick={() => !isBusy && dispatch(removalAsked(target))}>
          {t('act.remove')}
        </Button>
      </MixedButtons>
    </Box>
  )
}

interface WhyNotProps extends Pick<AutoloadStatusProps, 'autoload' | 'isBlocked' | 'isOutOfUse'> {
  needsMethod: boolean
}

function WhyNot({ autoload, isBlocked, isOutOfUse, needsMethod }: WhyNotProps) {
  const { t } = useTranslation('autoload')
  const state = runningState(autoload)
  const note = { role: 'group', sx: { width: '100%', boxSizing: 'border-box' } } as const
  if (state === 'failed') {
    const reason = failureReason(autoload, isOutOfUse)
    return (
      <Alert {...note} severity="error" level="h3" title={t(`failed.${reason}`)}>
        {t(`failed.${reason}Next`)}
      </Alert>
    )
  }
  if (isBlocked && state !== 'paused')
    return (
      <Alert {...note} severity="warning" level="h3" title={t('blocked.title')}>
        {t('blocked.text')}
      </Alert>
    )
  if (state === 'pending') return <Typography>{t('pendingText')}</Typography>
  if (state !== 'paused') return null
  return <Typography>{t(needsMethod ? 'needsMethod' : 'pausedText')}</Typography>
}
