import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
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

const Charges = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', fontWeight: 700 })

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
  const charges = [...(hasAutoload ? [t('payments.autoload')] : []), ...(charging ?? []).map(({ name }) => name)]
  const pause = () =>
    dispatch(
      pauseAllAsked({ card, renewals: (charging ?? []).map(({ renewal_id }) => renewal_id), autoload: hasAutoload }),
    )
  return (
    <LostStep
      {...step}
      step="payments"
      done={t('payments.nothing')}
      outcome={<Faults of={reasonsIn(attempt)} />}
      act={
        charging && (
          <BusyButton
            variant={step.isNext ? 'contained' : 'outlined'}
            busy={attempt.status === 'sending'}
            onClick={pause}
          >
            {t('payments.act', { count: charges.length })}
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
          <Charges role="list">
            {charges.map((name, at) => (
              <li key={at}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Charges>
        </>
      ) : (
        <Box aria-busy sx={{ width: '100%' }}>
          <SkeletonLines lines={2} />
        </Box>
      )}
    </LostStep>
  )
}
