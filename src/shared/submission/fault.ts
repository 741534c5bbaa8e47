import type { ApiError } from '../../api/errors'
import { byName } from '../byName'
import type { TextRef } from '../notices/noticesSlice'
import { errorText } from '../ui/page/errorText'

export interface Fault {
  errors?: TextRef[]
  fieldErrors?: Record<string, TextRef>
  /** Unknown whether money was moved: the sender needs a way to the operator. */
  isUnsure?: boolean
}

/** The pop-up shows the error, or the call was cancelled. */
export const isToldByPopUp = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'aborted'

/**
 * A failed call's messages: a backend's sentences at their fields, others about the whole form; none for what the
 * pop-up shows.
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
