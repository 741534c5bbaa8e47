import { errorShown } from '../notices/noticesSlice'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import type { Fault } from './fault'
import { reasonsOf } from './submission'

/** Says why an act failed on the page to which the visitor went meanwhile. */
export function* refusedElsewhere(fault: Fault): SagaOf<void> {
  for (const reason of reasonsOf(fault)) yield* put(errorShown(reason))
}
