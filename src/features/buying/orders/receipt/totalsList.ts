import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'

/** A code or date wraps as a whole if it fits into a line. */
export const Whole = styled('strong')({ display: 'inline-block', maxWidth: '100%' })

export const Totals = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 32px',
  alignItems: 'baseline',
  width: 'min(100%, 360px)',
  margin: '16px 0 0 auto',
  breakInside: 'avoid',
  '@media print': { gap: '3pt 24pt', marginTop: '8pt' },
  '& > div:not([data-total])': { display: 'contents' },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'end' },
  '& [data-total]': {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 32,
    borderTop: `2px solid ${palette.text}`,
    paddingTop: 8,
    fontWeight: 700,
  },
  // The line of the table above it is enough.
  '& [data-total]:first-of-type': { borderTop: 0, paddingTop: 0 },
})
