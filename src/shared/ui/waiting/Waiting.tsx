import Box from '@mui/material/Box'
import { SkeletonCard } from './SkeletonCard'
import { VisuallyHidden } from '../VisuallyHidden'

/** Shows while a link is checked. It is as tall as the most likely result. */
export function Waiting({ text }: { text: string }) {
  return (
    <Box aria-busy>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <SkeletonCard height={220} lines={4} />
    </Box>
  )
}
