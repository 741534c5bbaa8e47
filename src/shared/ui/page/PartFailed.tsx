import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ApiError } from '../../../api/errors'
import { RetryButton } from '../buttons/RetryButton'
import { errorText } from './errorText'
import { Told } from '../told/Told'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
})

/** Says that one part of a page could not be read, with "Try again". The other parts stand without it (ACC-15). */
export function PartFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const reason = useId()
  return (
    <Row role="alert">
      <div id={reason}>
        <Told of={errorText(error)} />
      </div>
      <RetryButton error={error} reason={reason} onRetry={onRetry} inRow />
    </Row>
  )
}
