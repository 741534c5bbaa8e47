import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from './Glyph'
import { errorGlyph, infoGlyph, successGlyph, warningGlyph } from './glyphs/severities'
import { palette } from './colours/palette'
import { rounded } from './rounded'

export type Severity = 'error' | 'warning' | 'info' | 'success'

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  severity: Severity
  title?: ReactNode
  level?: 'h2' | 'h3'
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
  borderRadius: rounded(10),
  backgroundColor: `color-mix(in srgb, var(--tone) 9%, ${palette.surface})`,
  '&[data-severity="error"]': { '--tone': palette.error },
  '&[data-severity="warning"]': { '--tone': palette.warning },
  '&[data-severity="success"]': { '--tone': palette.success },
  '& > svg': { color: 'var(--tone)' },
  '& > div': { overflowWrap: 'anywhere' },
  '& h2, & h3': { margin: '0 0 4px', fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
})

const shapes: Record<Severity, string> = {
  error: errorGlyph,
  warning: warningGlyph,
  info: infoGlyph,
  success: successGlyph,
}

/**
 * A message in its own place on the page. It is announced when it appears (`role="alert"`), unless it has another role.
 * The title is a heading.
 */
export function Alert({ severity, title, level: Title = 'h2', action, children, ...rest }: AlertProps) {
  return (
    <Sign role="alert" data-severity={severity} {...rest}>
      <Glyph shape={shapes[severity]} size={24} filled />
      <div>
        {title && <Title>{title}</Title>}
        {children}
        {action && <Box sx={{ mt: 1 }}>{action}</Box>}
      </div>
    </Sign>
  )
}
