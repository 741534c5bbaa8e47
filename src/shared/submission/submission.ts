import type { TextRef } from '../notices/noticesSlice'
import type { Fault } from './fault'

/** A form or an act that is sent, without what was sent; `value` is the result. */
export type Submission<Done = void> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; fault: Fault }
  | { status: 'done'; value: Done }

/** Returns why a submission failed; undefined if it has not. Screens use `reasonsIn` and `formState`. */
export const faultIn = (submission: Submission<unknown>): Fault | undefined =>
  submission.status === 'failed' ? submission.fault : undefined

export const reasonsOf = ({ errors = [], fieldErrors = {} }: Fault = {}): TextRef[] => [
  ...errors,
  ...Object.values(fieldErrors),
]

/**
 * Returns all reasons of a failure, also those of fields, for places without fields. A reason at a field that is not
 * shown would leave the visitor without an answer.
 */
export const reasonsIn = (submission: Submission<unknown>): TextRef[] => reasonsOf(faultIn(submission))

/** Returns a submission's state as props of `ConfigForm`, which shows messages without a field on top. */
export function formState(submission: Submission<unknown>) {
  return { busy: submission.status === 'sending', ...faultIn(submission) }
}

/** Tells whether the outcome is unknown, so that the visitor needs a way to the operator. */
export const isUnsure = (submission: Submission<unknown>): boolean => faultIn(submission)?.isUnsure === true
