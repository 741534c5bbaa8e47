import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'
import { Picture } from '../pictures/Picture'

interface EmptyStateProps {
  /** The drawing. */
  picture: ComponentType
  title: string
  /** A sentence with the reason. */
  text?: string
  /** The next step: a button or a link. */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** A list without entries is a state of its own, which shows the reason and the next step. */
export function EmptyState({ picture, title, text, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
      <Picture of={picture} />
      <Typography variant="h3" component={`h${headingLevel}`} sx={{ mt: 1 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ maxWidth: '36em', color: 'text.secondary' }}>{text}</Typography>}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  )
}
