import Paper from '@mui/material/Paper'
import { SkeletonLines } from './SkeletonLines'

interface SkeletonCardProps {
  height?: number
  lines?: number
}

export function SkeletonCard({ height = 160, lines = 3 }: SkeletonCardProps) {
  return (
    <Paper variant="outlined" aria-hidden sx={{ boxSizing: 'border-box', minHeight: height, p: { xs: 2, sm: 3 } }}>
      <SkeletonLines lines={lines} />
    </Paper>
  )
}
