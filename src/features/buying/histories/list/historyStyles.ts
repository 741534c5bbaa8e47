import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'

/** The head of a row is a number and a date, which need less room than the table's first column has. */
export const Table = styled('div')({
  // As a box, a link is high enough for a finger in any font.
  '& a': { display: 'inline-block' },
  '@media (min-width: 600px)': { '& tr > th[scope="row"]': { width: '9.5em' } },
})

export const Small = styled('small')({
  display: 'block',
  fontSize: '0.9375rem',
  fontWeight: 400,
  color: palette.textSoft,
  // The cells of amounts keep theirs on one line; what is told below them is longer.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

/** Marks below each other. */
export const Marks = styled('span')({ display: 'grid', justifyItems: 'start', gap: 2 })

export const Figures = styled('div')({ fontVariantNumeric: 'tabular-nums' })
