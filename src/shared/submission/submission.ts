import type { Fault } from './fault'

/** A form that is sent, or an act on a thing: nothing of what was sent is in it, `value` is what came of it. */
export type Submission<Done = void> =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; fault: Fault } | { status: 'done'; value: Done }

/** What stands in the way of it; undefined unless it has failed. */
export const faultIn = (submission: Submission<unknown>): Fault | undefined =>
  submission.status === 'failed' ? submission.fault : undefined

/** What a form shows of its submission, as props of `ConfigForm`. */
export function formState(submission: Submission<unknown>) {
  return { busy: submission.status === 'sending', ...faultIn(submission) }
}
