import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Page } from '../../../shared/ui/page/Page'

interface LinkPageProps {
  title: string
  lead: string
  aside: ReactNode
  other: ReactNode
  children: ReactNode
}

/** A page that links a card. It shows beside the form where to find what is asked. */
export function LinkPage({ title, lead, aside, other, children }: LinkPageProps) {
  return (
    <Page title={title} lead={lead} wide compact>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 480px) minmax(0, 1fr)' },
          columnGap: 6,
          rowGap: 4,
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, minWidth: 0 }}>
            {children}
          </Paper>
          <Typography>{other}</Typography>
        </Box>
        <Box sx={{ alignSelf: 'start' }}>{aside}</Box>
      </Box>
    </Page>
  )
}
