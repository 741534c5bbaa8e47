import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { WhereOnCard } from './WhereOnCard'

interface CardEntryFrameProps {
  /** A link below the form. */
  other?: ReactNode
  children: ReactNode
}

export function CardEntryFrame({ other, children }: CardEntryFrameProps) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 480px) minmax(0, 1fr)' }, columnGap: 6, rowGap: 4 }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, minWidth: 0 }}>
          {children}
        </Paper>
        {other}
      </Box>
      <WhereOnCard />
    </Box>
  )
}
