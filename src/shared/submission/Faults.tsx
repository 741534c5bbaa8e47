import { useInSight } from '../focus/useInSight'
import type { TextRef } from '../notices/noticesSlice'
import { Alert } from '../ui/Alert'
import type { AlertProps } from '../ui/Alert'
import { Told } from '../ui/told/Told'

interface FaultsProps extends Pick<AlertProps, 'title'> {
  /** From `reasonsIn`, so that no reason is left out. */
  of: readonly TextRef[]
}

/**
 * Why what was sent has failed, where no `ConfigForm` says so. It stays mounted while there is nothing to say, so that
 * it can bring a new answer into sight. What the connection's pop-up tells is not told again.
 */
export function Faults({ of: reasons, title }: FaultsProps) {
  const box = useInSight<HTMLDivElement>(reasons.length > 0)
  if (reasons.length === 0) return null
  return (
    <Alert ref={box} severity="error" title={title} sx={{ width: '100%', boxSizing: 'border-box' }}>
      <Told of={reasons} />
    </Alert>
  )
}
