import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../api/errors'
import { Failure, Offline } from '../pictures/drawings'
import { errorText } from './errorText'
import { Picture } from '../pictures/Picture'
import { RetryButton } from '../buttons/RetryButton'
import { useText } from '../told/useText'

interface FailurePanelProps {
  title: string
  /** The reason and the next step, by default derived from the error. */
  text?: string
  error?: ApiError
  /** The title says all of a failure that has no reason of its own. */
  saysAll?: boolean
  onRetry?: () => void
  /** What helps where trying again does not. */
  children?: ReactNode
}

export function FailurePanel({ title, text, error, saysAll = false, onRetry, children }: FailurePanelProps) {
  const inWords = useText()
  const reason = useId()
  const told = errorText(error)
  const isSaid = saysAll && told.key === 'shared:error.generic'
  const isOffline = error?.kind === 'network'
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: { xs: 4, sm: 6 }, textAlign: 'center' }}
    >
      <Picture of={isOffline ? Offline : Failure} />
      <Typography component="p" variant="h3">
        {title}
      </Typography>
      <Typography id={reason} lang={text ? undefined : told.lang} sx={{ maxWidth: '36em', color: 'text.secondary' }}>
        {text ?? (isSaid ? '' : inWords(told))}
      </Typography>
      {onRetry && <RetryButton error={error} reason={reason} onRetry={onRetry} />}
      {children}
    </Box>
  )
}
