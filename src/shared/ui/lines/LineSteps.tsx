import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from '../../navigation/Link'
import { across, LineWithStops, Stop } from './LineWithStops'
import { palette } from '../colours/palette'
import { VisuallyHidden } from '../VisuallyHidden'

const Line = styled(LineWithStops)({
  '--stop': '16px',
  '--track': '4px',
  '--rim': '4px',
  display: 'flex',
  flexWrap: 'wrap',
  containerType: 'inline-size',
})

const Step = styled(Stop)({
  flex: '1 1 0',
  minWidth: 0,
  paddingInline: 4,
  paddingTop: 24,
  textAlign: 'center',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  hyphens: 'auto',
  '@container (max-width: 479px)': { fontSize: '0.8125rem', paddingInline: 1 },
  color: palette.textSoft,
  '--line': palette.outline,
  '&[data-state="done"], &[data-state="current"]': { '--line': palette.primary, color: palette.text },
  '&[data-state="done"]': { '--ground': palette.primary },
  '&[data-state="current"]': { '--ground': palette.accent, fontWeight: 700 },
  '& a': { color: 'inherit', display: 'inline-block', minHeight: 24, marginBlock: -4, verticalAlign: 'top' },
  ...across,
  '&::before, &:last-of-type::before': {
    display: 'block',
    insetInlineStart: 'calc(var(--stop) / 2 - 50%)',
    insetInlineEnd: 'calc(50% + var(--stop) / 2)',
  },
  '&:first-of-type::before': { display: 'none' },
  '&::after': { top: 0, insetInlineStart: 'calc(50% - var(--stop) / 2)' },
  '&[data-state="current"]::after': { boxShadow: `0 0 0 4px color-mix(in srgb, ${palette.primary} 22%, transparent)` },
  // Where there is room, the line begins and ends with its column, and each track leads on from its stop.
  '@container (min-width: 480px)': {
    '&[data-state]': { paddingInline: 0, textAlign: 'start' },
    '&::before': { insetInlineStart: 'var(--stop)', insetInlineEnd: 0 },
    '&:first-of-type::before': { display: 'block' },
    '&:last-of-type': { flex: '0 1 auto' },
    '&:last-of-type::before': { display: 'none' },
    '&[data-state="current"]::before': { '--line': palette.outline },
    '&::after': { insetInlineStart: 0 },
  },
  // Beside each other, long words would break, so the steps are stacked.
  '@container (max-width: 319.95px)': {
    '&[data-state]': {
      flexBasis: '100%',
      // The track is the same for all, because each leads up from its stop.
      boxSizing: 'border-box',
      minHeight: 30,
      padding: '0 0 0 28px',
      textAlign: 'start',
      fontSize: '0.9375rem',
      '&::before': {
        insetInlineStart: 'calc((var(--stop) - var(--track)) / 2)',
        insetInlineEnd: 'auto',
        top: 'auto',
        bottom: 'calc(100% - 2px)',
        width: 'var(--track)',
        height: 'calc(100% - var(--stop))',
      },
      '&::after': { insetInlineStart: 0, top: 2 },
    },
  },
  '@media (forced-colors: active)': {
    '&[data-state], &[data-state]::before': { '--line': 'CanvasText' },
    '&[data-state="done"]': { '--ground': 'CanvasText' },
    '&[data-state="current"]': { '--ground': 'Highlight' },
  },
})

interface LineStepsProps {
  steps: { key: string; label: string; href?: string }[]
  /** Key of the current step; undefined if all are done. */
  current: string | undefined
  label: string
}

export function LineSteps({ steps, current, label }: LineStepsProps) {
  const { t } = useTranslation('shared')
  const at = current === undefined ? steps.length : steps.findIndex((step) => step.key === current)
  return (
    <nav aria-label={label}>
      <Line>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
          return (
            <Step key={step.key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {step.href && state === 'done' ? <Link to={step.href}>{step.label}</Link> : step.label}
              {state === 'done' && <VisuallyHidden> {t('stepDone')}</VisuallyHidden>}
            </Step>
          )
        })}
      </Line>
    </nav>
  )
}
