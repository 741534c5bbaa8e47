import type { Submission } from '../../shared/submission/submission'
import { faultIn } from '../../shared/submission/submission'
import { Alert } from '../../shared/ui/Alert'
import { useText } from '../../shared/ui/useText'

/** Why a step failed, if the connection's pop-up does not say so. */
export function StepFaults({ attempt }: { attempt: Submission<unknown> }) {
  const text = useText()
  const errors = faultIn(attempt)?.errors ?? []
  return errors.length === 0 ? null : <Alert severity="error">{errors.map(text).join(' ')}</Alert>
}
