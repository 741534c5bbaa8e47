import type { Result } from '../../api/errors'
import { connectionRetried, errorShown } from '../notices/noticesSlice'
import { put, select } from '../saga/effects'
import type { Matcher, SagaOf } from '../saga/effects'
import { every, latest, watch } from '../saga/workers'
import { isToldByPopUp } from '../submission/fault'
import type { RemoteSlice } from './remoteSlice'
import { noteRead } from './shownReads'

/**
 * The saga of a remote slice. The newest request cancels the previous one and its call. "Try again" repeats failed
 * reads; an event of `again` repeats every read.
 */
export function load<T, Of>(
  slice: RemoteSlice<T, Of>,
  read: (of: Of) => SagaOf<Result<T>>,
  again: readonly Matcher[] = [],
): () => SagaOf<void> {
  return function* () {
    // The parameter is not in the store, because it may be a secret.
    let asked: Of
    type Asked = ReturnType<typeof slice.requested> | ReturnType<typeof slice.replaced>
    const wanted = (action: unknown): action is Asked => slice.requested.match(action) || slice.replaced.match(action)
    function* answer(action: Asked): SagaOf<void> {
      // The replacement cancelled the read that was under way.
      if (slice.replaced.match(action)) return
      const { payload } = action
      asked = payload
      noteRead(slice, () => read(payload))
      const result = yield* read(payload)
      if (result.ok || result.error.kind !== 'aborted') {
        yield* put(slice.answered(result))
        yield* tellOld(result)
      }
      // The visitor changed. A value for everybody is still needed.
      else yield* reread()
    }
    /** Marks the shown value as old. Forms and limits for everybody do not change while a visitor looks at them. */
    function* tellOld(result: Result<T>): SagaOf<void> {
      if (result.ok || slice.isForEverybody || isToldByPopUp(result.error)) return
      const { isStale } = yield* select(slice.selectHeld)
      if (isStale) yield* put(errorShown({ key: 'shared:notNewest' }))
    }
    function* retry(): SagaOf<void> {
      const { remote, isStale } = yield* select(slice.selectHeld)
      if (remote.status === 'failed' || isStale) yield* put(slice.requested(asked))
    }
    function* reread(): SagaOf<void> {
      const { remote } = yield* select(slice.selectHeld)
      if (remote.status !== 'idle') yield* put(slice.requested(asked))
    }
    yield* watch(
      () => latest({ match: wanted }, answer),
      () => every(connectionRetried, retry),
      ...again.map((event) => () => every(event, reread)),
    )()
  }
}
