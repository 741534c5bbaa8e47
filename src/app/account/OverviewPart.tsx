import Box from '@mui/material/Box'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Glyph } from '../../shared/ui/Glyph'
import { TicketCard } from '../../shared/ui/TicketCard'
import { palette } from '../../shared/ui/colours/palette'

interface OverviewPartProps {
  title: string
  glyph: string
  busy?: boolean
  /** Where the part is managed. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the overview. Each loads and fails on its own (ACC-15). */
export function OverviewPart({ title, glyph, busy, action, children }: OverviewPartProps) {
  const id = useId()
  return (
    <TicketCard as="section" aria-labelledby={id} aria-busy={busy || undefined}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          mb: 1,
          color: palette.primary,
          '& svg': { flex: 'none' },
        }}
      >
        <Glyph shape={glyph} size={22} />
        <Box component="h2" id={id} sx={{ m: 0, fontSize: '1.125rem', color: palette.text }}>
          {title}
        </Box>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', minHeight: 120 }}>{children}</Box>
      {action && <Box sx={{ ml: -1.5, mt: 0.5 }}>{action}</Box>}
    </TicketCard>
  )
}
