import type { TextRef } from '../notices/noticesSlice'
import type { Fault } from './fault'

/** A form or an act under way, without what was sent; `value` is the result. */
export type Submission<Done = void> =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; fault: Fault } | { status: 'done'; value: Done }

/** Screens use `reasonsIn` and `formState`. */
export const faultIn = (submission: Submission<unknown>): Fault | undefined =>
  submission.status === 'failed' ? submission.fault : undefined

export const reasonsOf = ({ errors = [], fieldErrors = {} }: Fault = {}): TextRef[] => [
  ...errors,
  ...Object.values(fieldErrors),
]

/**
 * Every reason of a failure, fields included: for places without fields. A reason at a field that is not shown would be
 * no answer.
 */
export const reasonsIn = (submission: Submission<unknown>): TextRef[] => reasonsOf(faultIn(submission))

/** As props of `ConfigForm`, which shows on top what names no field. */
export function formState(submission: Submission<unknown>) {
  return { busy: submission.status === 'sending', ...faultIn(submission) }
}

/** The outcome is unknown: the visitor needs a way to the operator. */
export const isUnsure = (submission: Submission<unknown>): boolean => faultIn(submission)?.isUnsure === true
