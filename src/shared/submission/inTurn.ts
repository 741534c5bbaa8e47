import type { Task } from 'redux-saga'
import { call, cancelTask, fork, put, select, take } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { every, guarded } from '../saga/workers'
import type { Fault } from './fault'
import { refusedElsewhere } from './refusedElsewhere'
import { isLeft } from './submissionSlice'
import type { submissionSlice } from './submissionSlice'

type Slice<Sent, Done> = ReturnType<typeof submissionSlice<Sent, Done>>

/**
 * Sends a submission's requests one after the other. A further press on the same page does nothing. What another page
 * sends waits until the worker of the page before has ended, and only its own answer counts. A worker that ends without
 * an answer leaves the submission idle. A refusal whose page was left shows as a toast, and not on the next page.
 */
export function inTurn<Sent, Done>(
  submission: Slice<Sent, Done>,
  worker: (action: ReturnType<Slice<Sent, Done>['requested']>) => SagaOf<unknown>,
): SagaOf<unknown> {
  const { requested, begun, refused, dropped, selectHeld } = submission
  const run = guarded(worker)
  let taken = 0
  let last: Task | undefined
  return every(requested, function* (action) {
    const { newest, pages } = yield* select(selectHeld)
    if (newest === taken) return
    taken = newest
    const before = last
    last = yield* fork(function* (): SagaOf<void> {
      if (before?.isRunning()) yield* call(() => before.toPromise())
      if (newest <= (yield* select(selectHeld)).outdated) return
      yield* put(begun(newest))
      const refusal: Task<Fault> = yield* fork(function* () {
        return (yield* take(refused)).payload
      })
      yield* run(action)
      const held = yield* select(selectHeld)
      const isElsewhere = isLeft(pages, held.pages)
      if (refusal.isRunning()) yield* cancelTask(refusal)
      else if (isElsewhere && newest > held.outdated) yield* refusedElsewhere(refusal.result() ?? {})
      const { status } = held.submission
      const isOver = status === 'sending' || (status === 'failed' && isElsewhere)
      if (held.newest === newest && isOver) yield* put(dropped())
    })
  })
}
