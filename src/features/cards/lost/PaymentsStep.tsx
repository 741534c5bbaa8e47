import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { errorText } from '../../../shared/ui/page/errorText'
import { RetryButton } from '../../../shared/ui/buttons/RetryButton'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { Told } from '../../../shared/ui/told/Told'
import { renewals } from '../renewals/onDemand'
import { pauseAllAsked, pausing } from './lostCard'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'

interface PaymentsStepProps extends StepProps {
  card: string
  /** Undefined while unknown. */
  charging: Renewal[] | undefined
  hasAutoload: boolean
}

export function PaymentsStep({ card, charging, hasAutoload, ...step }: PaymentsStepProps) {
  const { t } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(pausing.select)
  const all = useShownRemote(renewals)
  const pause = () =>
    dispatch(
      pauseAllAsked({ card, renewals: (charging ?? []).map(({ renewal_id }) => renewal_id), autoload: hasAutoload }),
    )
  return (
    <LostStep
      {...step}
      step="payments"
      done={t('payments.nothing')}
      act={
        charging && (
          <BusyButton
            variant={step.isNext ? 'contained' : 'outlined'}
            busy={attempt.status === 'sending'}
            onClick={pause}
          >
            {t('payments.act', { count: charging.length + (hasAutoload ? 1 : 0) })}
          </BusyButton>
        )
      }
    >
      {all.status === 'failed' ? (
        <div role="alert">
          <p id="payments-failed">
            <Told of={errorText(all.error)} />
          </p>
          <RetryButton error={all.error} reason="payments-failed" onRetry={all.retry} inRow />
        </div>
      ) : charging ? (
        <>
          <p>{t('payments.text')}</p>
          <ul>
            {hasAutoload && <li>{t('payments.autoload')}</li>}
            {charging.map(({ renewal_id, name }) => (
              <li key={renewal_id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Box aria-busy sx={{ width: '100%' }}>
          <SkeletonLines lines={2} />
        </Box>
      )}
      <Faults of={reasonsIn(attempt)} />
    </LostStep>
  )
}
