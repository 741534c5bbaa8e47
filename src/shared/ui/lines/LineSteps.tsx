import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { palette } from '../palette'
import { VisuallyHidden } from '../VisuallyHidden'

const stop = 22

const Line = styled('ol')({ display: 'flex', margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' })

/** A stop and the track that leads to it: travelled where it is done or current, still open after that. */
const Stop = styled('li')({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  paddingInline: 4,
  paddingTop: stop + 10,
  textAlign: 'center',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  hyphens: 'auto',
  '@container (max-width: 479px)': { fontSize: '0.8125rem', paddingInline: 1 },
  color: palette.textSoft,
  '--track': palette.outline,
  '&[data-state="done"], &[data-state="current"]': { '--track': palette.primary, color: palette.text },
  '&[data-state="current"]': { fontWeight: 700 },
  '& a': { color: 'inherit', display: 'inline-block', minHeight: 24 },
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: stop / 2 - 3,
    right: `calc(50% + ${stop / 2}px)`,
    width: `calc(100% - ${stop}px)`,
    height: 6,
    background: 'var(--track)',
    forcedColorAdjust: 'none',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: `calc(50% - ${stop / 2}px)`,
    width: stop,
    height: stop,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: '5px solid var(--track)',
    background: palette.paper,
  },
  '&[data-state="done"]::after': { background: 'var(--track)' },
  '&[data-state="current"]::after': {
    background: palette.accent,
    boxShadow: `0 0 0 4px color-mix(in srgb, ${palette.primary} 22%, transparent)`,
  },
  '@media (forced-colors: active)': {
    '&[data-state="done"]::after': { background: 'CanvasText' },
    '&[data-state="current"]::after': { background: 'Highlight' },
  },
})

interface LineStepsProps {
  /** `href` makes a step that is done a way back to it. */
  steps: { key: string; label: string; href?: string }[]
  /** Key of the step the visitor is at. */
  current: string
  /** What the steps are of: "Checkout". */
  label: string
}

/** A flow as a route with stops: done ones filled, the current one lit. */
export function LineSteps({ steps, current, label }: LineStepsProps) {
  const { t } = useTranslation('shared')
  const at = steps.findIndex((step) => step.key === current)
  return (
    <nav aria-label={label}>
      <Line>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
          return (
            <Stop key={step.key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {step.href && state === 'done' ? <Link to={step.href}>{step.label}</Link> : step.label}
              {state === 'done' && <VisuallyHidden> ({t('stepDone')})</VisuallyHidden>}
            </Stop>
          )
        })}
      </Line>
    </nav>
  )
}
