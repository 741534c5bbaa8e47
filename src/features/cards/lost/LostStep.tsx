import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Stop } from '../../../shared/ui/lines/LineWithStops'
import { palette } from '../../../shared/ui/colours/palette'
import type { Step, StepState } from './lostCardRules'

const Item = styled(Stop)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  justifyItems: 'start',
  padding: '0 0 32px 40px',
  '&[data-state="done"]': { '--ground': palette.primary },
  '&[data-state="waiting"], &[data-state="skipped"]': { '--line': palette.outline },
  '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: 1.25 },
  '& p': { margin: 0, maxWidth: '42em', overflowWrap: 'anywhere' },
  '& .step-state': { fontWeight: 700, color: palette.textSoft },
})
export const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media (max-width: 599.95px)': { '& > *': { flex: '1 1 100%' } },
})

export interface StepProps {
  state: StepState
  isNext: boolean
  onSkip: () => void
  onResume: () => void
}

interface LostStepProps extends StepProps {
  step: Step
  children: ReactNode
  act?: ReactNode
  done: string
  after?: ReactNode
}

export function LostStep({ step, state, onSkip, onResume, children, act, done, after }: LostStepProps) {
  const { t } = useTranslation('lostCard')
  const id = `step-${step}`
  return (
    <Item data-state={state} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`${step}.title`)}
      </h2>
      {state === 'open' && (
        <>
          {children}
          <Acts>
            {act}
            {step !== 'block' && (
              <Button aria-describedby={id} onClick={onSkip}>
                {t('skip')}
              </Button>
            )}
          </Acts>
        </>
      )}
      <p className="step-state" role="status">
        {state === 'done' ? done : state === 'skipped' ? t('skipped') : ''}
      </p>
      {state === 'done' && after}
      {state === 'skipped' && (
        <Button variant="outlined" aria-describedby={id} onClick={onResume}>
          {t('resume')}
        </Button>
      )}
    </Item>
  )
}
