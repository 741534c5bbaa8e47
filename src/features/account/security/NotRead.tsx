import Box from '@mui/material/Box'
import { useId } from 'react'
import type { ApiError } from '../../../api/errors'
import { errorText } from '../../../shared/ui/page/errorText'
import { RetryButton } from '../../../shared/ui/buttons/RetryButton'
import { Told } from '../../../shared/ui/told/Told'

export function NotRead({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const reason = useId()
  return (
    <Box role="alert">
      <Box id={reason}>
        <Told of={errorText(error)} />
      </Box>
      <RetryButton error={error} reason={reason} onRetry={onRetry} inRow />
    </Box>
  )
}
