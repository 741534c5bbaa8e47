import { useInSight } from '../focus/useInSight'
import type { TextRef } from '../notices/noticesSlice'
import { Alert } from '../ui/Alert'
import type { AlertProps } from '../ui/Alert'
import { Told } from '../ui/told/Told'

interface FaultsProps extends Pick<AlertProps, 'title'> {
  of: readonly TextRef[]
}

/**
 * Says why a submission failed, where no `ConfigForm` does. It stays mounted, so that it can scroll a new answer into
 * sight. It does not repeat the connection pop-up.
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
