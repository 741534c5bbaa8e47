import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { palette } from './palette'

export type Severity = 'error' | 'warning' | 'info' | 'success'

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  severity: Severity
  title?: ReactNode
  /** Of the title, among the headings of the page. */
  level?: 'h2' | 'h3'
  /** Stands below the text, such as a button. */
  action?: ReactNode
  sx?: SxProps<Theme>
}

const Sign = styled('div')({
  '--tone': palette.info,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 14,
  alignItems: 'start',
  padding: '14px 18px 14px 14px',
  border: '1px solid color-mix(in srgb, var(--tone) 40%, transparent)',
  borderLeft: '6px solid var(--tone)',
  borderRadius: 10,
  backgroundColor: `color-mix(in srgb, var(--tone) 9%, ${palette.surface})`,
  '&[data-severity="error"]': { '--tone': palette.error },
  '&[data-severity="warning"]': { '--tone': palette.warning },
  '&[data-severity="success"]': { '--tone': palette.success },
  '& > svg': { width: 24, height: 24, color: 'var(--tone)' },
  '& > div': { overflowWrap: 'anywhere' },
  '& h2, & h3': { margin: '0 0 4px', fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
})

/** Shapes that tell the severities apart without their colours: a stop sign, a warning triangle, a disc and a tick. */
const shapes: Record<Severity, string> = {
  error: 'M7.8 2h8.4L22 7.8v8.4L16.2 22H7.8L2 16.2V7.8ZM11 6v8h2V6Zm0 10v2h2v-2Z',
  warning: 'M12 2 23 21H1ZM11 9v6h2V9Zm0 7.5v2h2v-2Z',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 4h2v2h-2Zm0 4h2v8h-2Z',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm5.6 7.4-7 7-4.2-4.2 1.4-1.4 2.8 2.8 5.6-5.6Z',
}

/**
 * What a visitor must know here, in its place. It is announced as it appears (`role="alert"`) unless it gets another
 * role; a title is a heading.
 */
export function Alert({ severity, title, level: Title = 'h2', action, children, ...rest }: AlertProps) {
  return (
    <Sign role="alert" data-severity={severity} {...rest}>
      <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden>
        <path d={shapes[severity]} />
      </svg>
      <div>
        {title && <Title>{title}</Title>}
        {children}
        {action && <Box sx={{ mt: 1 }}>{action}</Box>}
      </div>
    </Sign>
  )
}
