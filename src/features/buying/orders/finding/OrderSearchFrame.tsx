import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Picture } from '../../../../shared/ui/pictures/Picture'
import { Receipt } from '../../../../shared/ui/pictures/thingDrawings'

export function OrderSearchFrame({ before, children }: { before?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '480px 1fr' }, columnGap: 6, alignItems: 'center' }}>
      <Box sx={{ maxWidth: 480, display: 'grid', gap: 3 }}>
        {before}
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          {children}
        </Paper>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'grid' }, justifyItems: 'center' }}>
        <Picture of={Receipt} size={280} />
      </Box>
    </Box>
  )
}
