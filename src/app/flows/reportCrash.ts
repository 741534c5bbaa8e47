import { isLeaving } from '../../shared/navigation/leaving'
import { errorShown } from '../../shared/notices/noticesSlice'
import { put } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import type { workerCrashed } from '../../shared/saga/workers'

/** The visitor sees a failure and the console names the worker. Neither shows data. */
export function* reportCrash({ payload }: ReturnType<typeof workerCrashed>): SagaOf<void> {
  if (isLeaving()) return
  console.error(`Worker ${payload.worker} crashed: ${payload.message}`)
  yield* put(errorShown({ key: 'shared:error.generic' }))
}
