import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Stop } from '../../../shared/ui/lines/LineWithStops'
import { palette } from '../../../shared/ui/colours/palette'
import { When } from '../../../shared/ui/When'
import { ActsPlace } from './ActsPlace'
import type { Step, StepState } from './lostCardRules'

const Item = styled(Stop)({
  padding: '0 0 32px 40px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  justifyItems: 'start',
  '&[data-state="done"]': { '--ground': palette.primary },
  '&[data-state="done"], &[data-state="skipped"]': { gap: 6 },
  '&[data-state="waiting"], &[data-state="skipped"]': { '--line': palette.outline },
  '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: 1.25 },
  '& p': { margin: 0, maxWidth: '42em', overflowWrap: 'anywhere' },
  '& fieldset': { width: '100%', maxWidth: '26em' },
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  '& time': { color: palette.textSoft },
})

export interface StepProps {
  state: StepState
  isNext: boolean
  onSkip: () => void
  onResume: () => void
}

interface LostStepProps extends StepProps {
  step: Step
  /** Another title than the step's own. */
  title?: string
  /** When it was done, where that is known. */
  at?: string
  children: ReactNode
  /** What came of a press. It may come after the step was put off. */
  outcome: ReactNode
  act?: ReactNode
  done: ReactNode
  after?: ReactNode
}

export function LostStep(props: LostStepProps) {
  const { step, title, at, state, onSkip, onResume, children, outcome, act, done, after } = props
  const { t } = useTranslation('lostCard')
  const id = `step-${step}`
  const isOpen = state === 'open'
  return (
    <Item data-state={state} aria-labelledby={id}>
      <Head>
        <h2 id={id} tabIndex={-1}>
          {title ?? t(`${step}.title`)}
        </h2>
        {state === 'done' && at && <When iso={at} />}
      </Head>
      {isOpen && children}
      {(isOpen || state === 'skipped') && outcome}
      <ActsPlace
        acts={
          isOpen && (
            <>
              {act}
              {step !== 'block' && (
                <Button aria-describedby={id} onClick={onSkip}>
                  {t('skip')}
                </Button>
              )}
            </>
          )
        }
        answer={state === 'done' ? done : state === 'skipped' ? t('skipped') : ''}
        isDone={state === 'done'}
      />
      {state === 'done' && after}
      {state === 'skipped' && (
        <Button variant="outlined" aria-describedby={id} onClick={onResume}>
          {t('resume')}
        </Button>
      )}
    </Item>
  )
}
