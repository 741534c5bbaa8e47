import type { ApiError } from '../../api/errors'
import { byName } from '../byName'
import type { TextRef } from '../notices/noticesSlice'
import { errorText } from '../ui/page/errorText'

/** The reasons why a submission failed. */
export interface Fault {
  errors?: TextRef[]
  fieldErrors?: Record<string, TextRef>
  /** It is not known whether money was moved: who sent it needs a way to the operator. */
  isUnsure?: boolean
}

/** Checks whether the form needs no message: the connection pop-up shows the error, or the call was cancelled. */
export const isToldByPopUp = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'aborted'

/**
 * Returns the messages for the error of a call: a backend's sentences, each at the field that it names; all others are
 * about the whole form. Returns no message for errors that the pop-up shows.
 */
export function faultOf(error: ApiError): Fault {
  if (isToldByPopUp(error)) return {}
  if (error.kind !== 'business') return { errors: [errorText(error)] }
  const fault: Required<Pick<Fault, 'errors' | 'fieldErrors'>> = { errors: [], fieldErrors: byName() }
  for (const entry of error.errors) {
    const text = errorText({ ...error, errors: [entry] })
    if (entry.field) fault.fieldErrors[entry.field] ??= text
    else fault.errors.push(text)
  }
  return fault
}
