import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Stop } from '../../../shared/ui/lines/LineWithStops'
import { palette } from '../../../shared/ui/colours/palette'
import { ActsPlace } from './ActsPlace'
import type { Step, StepState } from './lostCardRules'

const gap = 12

const Item = styled(Stop)({
  padding: '0 0 32px 40px',
  '&, & > .told, & > .told > [data-asked]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap,
    justifyItems: 'start',
  },
  '&[data-state="done"]': { '--ground': palette.primary },
  '&[data-state="waiting"], &[data-state="skipped"]': { '--line': palette.outline },
  '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: 1.25 },
  '& p': { margin: 0, maxWidth: '42em', overflowWrap: 'anywhere' },
  '& > .told': { alignContent: 'start' },
  '& > .told, & > .told > [data-asked]': { width: '100%' },
  '& [inert]': { opacity: 0.5 },
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
  /** What came of a press. It may come after the step was put off. */
  outcome: ReactNode
  act?: ReactNode
  done: string
  after?: ReactNode
}

export function LostStep({ step, state, onSkip, onResume, children, outcome, act, done, after }: LostStepProps) {
  const { t } = useTranslation('lostCard')
  const id = `step-${step}`
  const { told, kept, keep, keepTo } = useKeptPlace()
  const isOpen = state === 'open'
  return (
    <Item data-state={state} aria-labelledby={id} onClickCapture={keep}>
      <h2 id={id} tabIndex={-1}>
        {t(`${step}.title`)}
      </h2>
      {(isOpen || (kept !== undefined && state !== 'waiting')) && (
        <Told ref={told} className="told" sx={{ minHeight: kept }}>
          <div data-asked inert={state === 'skipped'} aria-hidden={state === 'skipped' || undefined}>
            {children}
          </div>
          {outcome}
        </Told>
      )}
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
        <Button
          variant="outlined"
          aria-describedby={id}
          onClick={(event) => {
            keepTo(event.currentTarget)
            onResume()
          }}
        >
          {t('resume')}
        </Button>
      )}
    </Item>
  )
}

const Told = styled('div')({})

/**
 * A step that changes by a press keeps what it told, at least as high as it was: what follows stays where it is, and no
 * other button comes under the finger. A press within what is told has its buttons below, so unused height goes.
 */
function useKeptPlace() {
  const told = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<number>()
  return {
    told,
    kept,
    keep: ({ target }: MouseEvent) => {
      const place = told.current
      const last = place?.lastElementChild
      if (!place || !(last instanceof HTMLElement)) return
      const isWithin = target instanceof Node && place.contains(target)
      setKept(isWithin ? last.offsetTop + last.offsetHeight - place.offsetTop : place.offsetHeight)
    },
    /** A step that opens again begins its buttons below the one that opened it. */
    keepTo: (button: HTMLElement) => {
      const heading = button.parentElement?.firstElementChild
      if (told.current || !(heading instanceof HTMLElement)) return
      setKept(button.offsetTop + button.offsetHeight - heading.offsetTop - heading.offsetHeight - gap)
    },
  }
}
