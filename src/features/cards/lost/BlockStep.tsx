import { useTranslation } from 'react-i18next'
import { withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { blockNowAsked, blocking } from '../management/onDemand'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'

/** Blocks at once, with no question in between: it can be undone (decision 93). */
export function BlockStep({ card, ...step }: StepProps & { card: string }) {
  const { t } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(blocking.select)
  const isBusy = attempt.status === 'sending'
  const block = (reason: 'lost' | 'stolen') => dispatch(blockNowAsked({ id: card, reason }))
  return (
    <LostStep
      {...step}
      step="block"
      done={t('block.done')}
      after={
        <p>
          {withBlank(t('block.found'))}
          <TextLink to={paths.cardTab(card, 'manage')}>{t('block.undo')}</TextLink>
        </p>
      }
      act={
        <>
          <BusyButton variant="contained" size="large" busy={isBusy} onClick={() => block('lost')}>
            {t('block.lost')}
          </BusyButton>
          <BusyButton variant="outlined" size="large" busy={isBusy} onClick={() => block('stolen')}>
            {t('block.stolen')}
          </BusyButton>
        </>
      }
    >
      <p>{t('block.text')}</p>
      <Faults of={reasonsIn(attempt)} />
    </LostStep>
  )
}
