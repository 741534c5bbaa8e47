import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'
import { Picture } from '../pictures/Picture'

interface EmptyStateProps {
  picture?: ComponentType
  title: string
  text?: string
  action?: ReactNode
  headingLevel?: 2 | 3
}

export function EmptyState({ picture, title, text, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
      {picture && <Picture of={picture} />}
      <Typography variant="h3" component={`h${headingLevel}`} sx={{ mt: 1 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ maxWidth: '36em', color: 'text.secondary' }}>{text}</Typography>}
      {action && <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>{action}</Box>}
    </Box>
  )
}
