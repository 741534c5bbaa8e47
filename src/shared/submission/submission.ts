import type { TextRef } from '../notices/noticesSlice'
import type { Fault } from './fault'

/** A form that is sent, or an action on a record. It contains nothing that was sent; `value` is the result. */
export type Submission<Done = void> =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; fault: Fault } | { status: 'done'; value: Done }

/** Returns why a submission failed; undefined unless it has failed. Screens use `reasonsIn` and `formState`. */
export const faultIn = (submission: Submission<unknown>): Fault | undefined =>
  submission.status === 'failed' ? submission.fault : undefined

/** Returns every reason of a fault, those of its fields, too. */
export const reasonsOf = ({ errors = [], fieldErrors = {} }: Fault = {}): TextRef[] => [
  ...errors,
  ...Object.values(fieldErrors),
]

/**
 * Returns every reason why a submission failed, those of its fields, too: for a place that shows no fields. A reason
 * that names a field which is not on the screen would leave the visitor without an answer.
 */
export const reasonsIn = (submission: Submission<unknown>): TextRef[] => reasonsOf(faultIn(submission))

/** Returns a submission's state as props of `ConfigForm`, which shows what names none of its fields on top. */
export function formState(submission: Submission<unknown>) {
  return { busy: submission.status === 'sending', ...faultIn(submission) }
}

/** Checks whether it is unknown what became of it, so that the visitor needs a way to the operator. */
export const isUnsure = (submission: Submission<unknown>): boolean => faultIn(submission)?.isUnsure === true
