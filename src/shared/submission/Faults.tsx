import { useInSight } from '../focus/useInSight'
import type { TextRef } from '../notices/noticesSlice'
import { Alert } from '../ui/Alert'
import type { AlertProps } from '../ui/Alert'
import { Told } from '../ui/told/Told'

interface FaultsProps extends Pick<AlertProps, 'title'> {
  /** From `reasonsIn`: no reason is left out. */
  of: readonly TextRef[]
}

/**
 * Why a sending failed, where no `ConfigForm` says so. It stays mounted, to bring a new answer into sight. The
 * connection's pop-up is not repeated.
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
