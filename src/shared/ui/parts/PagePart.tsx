import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useId } from 'react'

interface PagePartProps {
  title: ReactNode
  /** Makes the part's heading the target of a link to `#id`. */
  id?: string
  busy?: boolean
  children: ReactNode
}

/** A titled part of a page. */
export function PagePart({ title, id, busy, children }: PagePartProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        minWidth: 0,
        '& > form': { width: '100%' },
      }}
    >
      <Typography
        id={headingId}
        component="h2"
        variant="h3"
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: '96px' }}
      >
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
