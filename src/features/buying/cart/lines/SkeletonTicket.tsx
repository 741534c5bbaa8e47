import Box from '@mui/material/Box'
import { SkeletonBar, SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { TicketCard } from '../../../../shared/ui/TicketCard'

interface SkeletonTicketProps {
  height?: number
  lines?: number
}

export function SkeletonTicket({ height = 160, lines = 3 }: SkeletonTicketProps) {
  return (
    <TicketCard plain as="div" aria-hidden>
      <Box sx={{ display: 'flex', gap: 2, minHeight: height - 40 }}>
        <SkeletonBar shade="faint" style={{ width: 112, height: 70, flexShrink: 0 }} />
        <Box sx={{ flexGrow: 1, pt: 0.5 }}>
          <SkeletonLines lines={lines} />
        </Box>
      </Box>
    </TicketCard>
  )
}
