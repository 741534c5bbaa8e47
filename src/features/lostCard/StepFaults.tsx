import type { Submission } from '../../shared/submission/submission'
import { faultIn } from '../../shared/submission/submission'
import { Alert } from '../../shared/ui/Alert'
import { Told } from '../../shared/ui/told/Told'

/** Why a step failed, if the connection's pop-up does not say so. */
export function StepFaults({ attempt }: { attempt: Submission<unknown> }) {
  const errors = faultIn(attempt)?.errors ?? []
  return errors.length === 0 ? null : (
    <Alert severity="error">
      <Told of={errors} />
    </Alert>
  )
}
