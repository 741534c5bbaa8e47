import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { palette } from '../colours/palette'

export const PageParts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '& > section:not(:first-of-type)': { borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  '& > section:not(:last-of-type)': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  '& > section + section': { borderTopColor: palette.divider, marginTop: -1 },
})

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '&[data-wide]': { justifyContent: 'space-between', justifySelf: 'stretch' },
})

/**
 * On a phone, what the part says has the whole width below its title and button. The button goes below the title where
 * the title's longest word leaves it no room.
 */
const besideTitle = {
  '@media (max-width: 599.95px)': {
    display: 'flex',
    flexWrap: 'wrap',
    '& > *, & > div:first-of-type > *': { order: 2, flexBasis: '100%' },
    '& > div:first-of-type': { display: 'contents' },
    '& > div:first-of-type > div:first-of-type': { order: 0, flex: '1 1 min-content' },
    // With `anywhere`, the longest word would count for nothing.
    '& h2': { overflowWrap: 'break-word' },
    '& > div + div:not(:has(form))': { order: 1, flexBasis: 'auto' },
  },
}

interface PagePartProps {
  /** A part of one field needs none. */
  title?: ReactNode
  /** How the part is, at the end of its title's line. */
  state?: ReactNode
  id?: string
  busy?: boolean
  /** The buttons of the part. They stand beside its text where there is room. */
  acts?: ReactNode
  /** The button is short enough for the line of the title on a phone. */
  beside?: boolean
  children: ReactNode
}

export function PagePart({ title, state, id, busy, acts, beside, children }: PagePartProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title ? headingId : undefined}
      aria-busy={busy || undefined}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: acts ? 'minmax(0, 1fr) auto' : undefined,
        },
        alignItems: 'center',
        gap: acts && beside ? { xs: '8px 16px', sm: '16px 32px' } : '16px 32px',
        minWidth: 0,
        '& > div + div': { maxWidth: { sm: 340 }, justifyContent: { sm: 'end' } },
        // A form that replaces its button has the whole width.
        '& > :has(form)': { gridColumn: '1 / -1', maxWidth: 'none', '& > *': { flexGrow: 1 } },
        ...(acts && beside && besideTitle),
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          justifyItems: 'start',
          minWidth: 0,
          '& > form': { width: '100%' },
          '& > form, & > dl': { mt: 1 },
        }}
      >
        {title && (
          <Line data-wide={!acts || undefined}>
            <Typography
              id={headingId}
              component="h2"
              variant="h3"
              tabIndex={-1}
              sx={{ outline: 'none', scrollMarginTop: '96px', fontSize: { xs: '1.125rem', sm: '1.25rem' } }}
            >
              {title}
            </Typography>
            {state}
          </Line>
        )}
        {children}
      </Box>
      {acts && <Line>{acts}</Line>}
    </Paper>
  )
}
