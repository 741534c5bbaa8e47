import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { WhereOnCard } from './WhereOnCard'

export function CardEntryFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 480px) minmax(0, 1fr)' }, columnGap: 6, rowGap: 4 }}
    >
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, minWidth: 0 }}>
        {children}
      </Paper>
      <WhereOnCard />
    </Box>
  )
}
