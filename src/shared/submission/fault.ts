import type { ApiError } from '../../api/errors'
import { byName } from '../byName'
import type { TextRef } from '../notices/noticesSlice'
import { errorText } from '../ui/page/errorText'
import { pausedBy } from './pause'

export interface Fault {
  errors?: TextRef[]
  fieldErrors?: Record<string, TextRef>
  /** It is not known whether money was moved, so the rider needs a way to the operator. */
  isUnsure?: boolean
  /** The instant in milliseconds before which the backend takes no other try. */
  pausedUntil?: number
}

/** Tells whether no message is needed: the pop-up shows the error, or the call was cancelled. */
export const isToldByPopUp = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'aborted'

/**
 * Returns the messages for a failed call: the backend's sentences at their fields, others for the whole form. Returns
 * none for an error that the pop-up shows.
 */
export function faultOf(error: ApiError): Fault {
  if (isToldByPopUp(error)) return {}
  if (error.kind !== 'business') return { errors: [errorText(error)], pausedUntil: pausedBy(error) }
  const fault: Required<Pick<Fault, 'errors' | 'fieldErrors'>> = { errors: [], fieldErrors: byName() }
  for (const entry of error.errors) {
    const text = errorText({ ...error, errors: [entry] })
    if (entry.field) fault.fieldErrors[entry.field] ??= text
    else fault.errors.push(text)
  }
  return fault
}
