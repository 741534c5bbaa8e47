import type { Fault } from './fault'

/** A form that is sent, or an action on a record. It contains nothing that was sent; `value` is the result. */
export type Submission<Done = void> =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; fault: Fault } | { status: 'done'; value: Done }

/** Returns why a submission failed; undefined unless it has failed. */
export const faultIn = (submission: Submission<unknown>): Fault | undefined =>
  submission.status === 'failed' ? submission.fault : undefined

/** Returns a submission's state as props of `ConfigForm`. */
export function formState(submission: Submission<unknown>) {
  return { busy: submission.status === 'sending', ...faultIn(submission) }
}
