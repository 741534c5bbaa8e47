import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { palette } from '../colours/palette'
import { shade } from '../colours/tokens'

/**
 * The bar sticks to the bottom of a phone's window and rests at the end of the page, so that it covers nothing for
 * good. In a very low window (400 % zoom) it does not stick.
 */
const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  margin: '24px calc(-1 * clamp(16px, 2.5vw, 24px)) 0',
  padding: '10px clamp(16px, 2.5vw, 24px) calc(10px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${palette.divider}`,
  backgroundColor: palette.surface,
  boxShadow: `0 -8px 20px ${shade}`,
  '@media (max-height: 420px)': { position: 'static' },
})

const Sum = styled('div')({
  flex: '1 1 auto',
  display: 'grid',
  justifyItems: 'start',
  lineHeight: 1.3,
  '&:empty': { display: 'none' },
})
const Act = styled('div')({
  flex: '999 1 10rem',
  display: 'grid',
  maxWidth: '100%',
  '& > button': { paddingInline: 12 },
})

interface ActionBarProps {
  /** The name of its region, where no other region shows the sum. */
  label?: string
  children: ReactNode
  action: ReactNode
}

/**
 * A sum and the next step, always in sight on a phone, as the last element of a page. The focused element scrolls above
 * it (`globalStyles`, WCAG 2.4.11).
 */
export function ActionBar({ label, children, action }: ActionBarProps) {
  return (
    <Bar data-action-bar role={label && 'region'} aria-label={label}>
      <Sum>{children}</Sum>
      <Act>{action}</Act>
    </Bar>
  )
}
