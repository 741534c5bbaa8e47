import Box from '@mui/material/Box'
import { SkeletonCard } from './SkeletonCard'
import { VisuallyHidden } from './VisuallyHidden'

/** A link is being looked at: as tall as what most likely comes of it. */
export function Waiting({ text }: { text: string }) {
  return (
    <Box aria-busy>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <SkeletonCard height={220} lines={4} />
    </Box>
  )
}
