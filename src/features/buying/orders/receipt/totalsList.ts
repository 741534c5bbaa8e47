import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'

/** A code or date wraps as a whole if it fits into a line. */
export const Whole = styled('strong')({ display: 'inline-block', maxWidth: '100%' })

export const Totals = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 32px',
  width: 'min(100%, 360px)',
  margin: '16px 0 0 auto',
  breakInside: 'avoid',
  '@media print': { gap: '3pt 24pt', marginTop: '8pt' },
  '& > div': { display: 'contents' },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'end' },
  '& [data-total] > *': {
    borderTop: `2px solid ${palette.text}`,
    paddingTop: 8,
    marginInline: '-16px',
    fontWeight: 700,
  },
  '& [data-total] > dt': { marginInlineStart: 0 },
  '& [data-total] > dd': { marginInlineEnd: 0 },
})
