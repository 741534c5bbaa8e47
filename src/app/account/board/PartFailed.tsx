import { useId } from 'react'
import type { ApiError } from '../../../api/errors'
import { RetryButton } from '../../../shared/ui/buttons/RetryButton'
import { errorText } from '../../../shared/ui/page/errorText'
import { Told } from '../../../shared/ui/told/Told'

/** The others stand without it (ACC-15). */
export function PartFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const reason = useId()
  return (
    <div role="alert">
      <div id={reason}>
        <Told of={errorText(error)} />
      </div>
      <RetryButton error={error} reason={reason} onRetry={onRetry} inRow />
    </div>
  )
}
