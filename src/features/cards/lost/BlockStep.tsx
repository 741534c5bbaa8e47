import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { blockNowAsked, blocking } from '../management/onDemand'
import type { Loss } from '../management/onDemand'
import { ActsPlace } from './ActsPlace'
import { LostStep } from './LostStep'
import type { LossReport } from './lostCardRules'
import type { StepProps } from './LostStep'

interface BlockStepProps extends StepProps {
  card: FareMedium
  report: LossReport
  reported: Loss | undefined
  onReported: (as: Loss['as']) => void
  onFound: () => void
}

/** Blocks without a question, because it can be undone (decision 93). A card that was blocked elsewhere can still be reported. */
export function BlockStep({ card, report, reported, onReported, onFound, ...step }: BlockStepProps) {
  const { t } = useTranslation('lostCard')
  const attempt = useAppSelector(blocking.select)
  const id = card.faremedia_id
  const isBusy = attempt.status === 'sending'
  // The press that blocks the card here tells it as well.
  const [wasOpen] = useState(step.state === 'open')
  const press = useReport(id, onReported)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (step.state === 'open') found()
  }, [step.state])
  return (
    <LostStep
      {...step}
      step="block"
      title={step.state === 'done' ? t('block.was') : undefined}
      at={wasOpen ? (reported?.at ?? undefined) : undefined}
      done={null}
      outcome={<Faults of={reasonsIn(attempt)} />}
      after={
        <>
          {!wasOpen && (
            <>
              <Report report={report} isBusy={isBusy} onPress={press} />
              <Faults of={reasonsIn(attempt)} />
            </>
          )}
          <p>
            {withBlank(t('block.found'))}
            <TextLink to={paths.cardTab(id, 'manage')}>{t('block.undo')}</TextLink>
          </p>
        </>
      }
      act={
        <>
          <BusyButton variant="contained" color="warning" size="large" busy={isBusy} onClick={() => press('lost')}>
            {t('block.lost')}
          </BusyButton>
          <BusyButton variant="outlined" color="warning" size="large" busy={isBusy} onClick={() => press('stolen')}>
            {t('block.stolen')}
          </BusyButton>
        </>
      }
    >
      <p>{t('block.text')}</p>
    </LostStep>
  )
}

/** Sends the reason of the block, and keeps that it has arrived. */
function useReport(id: string, onReported: BlockStepProps['onReported']) {
  const dispatch = useAppDispatch()
  const { status } = useAppSelector(blocking.select)
  const pressed = useRef<Loss['as']>(undefined)
  const settled = useEffectEvent(() => {
    if (status !== 'done' || !pressed.current) return
    onReported(pressed.current)
    pressed.current = undefined
  })
  // Before the paint: the page does not ask what was just told.
  useLayoutEffect(() => settled(), [status])
  return (reason: Loss['as']) => {
    pressed.current = reason
    dispatch(blockNowAsked({ id, reason }))
  }
}

interface ReportProps {
  report: LossReport
  isBusy: boolean
  onPress: (reason: Loss['as']) => void
}

function Report({ report, isBusy, onPress }: ReportProps) {
  const { t } = useTranslation('lostCard')
  const [first] = useState(report)
  const isAsked = report === 'possible'
  useFocusOnChange(isAsked, () => focusWhenLost(() => document.getElementById('step-block')))
  const isTold = first === 'possible' && report === 'told'
  return (
    <>
      {(isAsked || isTold) && <p>{t('block.tell')}</p>}
      <ActsPlace
        acts={
          isAsked && (
            <>
              <BusyButton variant="outlined" busy={isBusy} onClick={() => onPress('lost')}>
                {t('block.isLost')}
              </BusyButton>
              <BusyButton variant="outlined" busy={isBusy} onClick={() => onPress('stolen')}>
                {t('block.wasStolen')}
              </BusyButton>
            </>
          )
        }
        answer={isTold ? t('block.told') : ''}
        isDone={isTold}
      />
    </>
  )
}
