import { errorShown } from '../notices/noticesSlice'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import type { Fault } from './fault'
import { reasonsOf } from './submission'

/** Shows why an act failed as toasts, because the visitor has left its page. */
export function* refusedElsewhere(fault: Fault): SagaOf<void> {
  for (const reason of reasonsOf(fault)) yield* put(errorShown(reason))
}
