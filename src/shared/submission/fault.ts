import type { ApiError } from '../../api/errors'
import { byName } from '../byName'
import type { TextRef } from '../notices/noticesSlice'
import { errorText } from '../ui/errorText'

/** Why something that was sent was not taken. */
export interface Fault {
  /** About the whole of it. */
  errors?: TextRef[]
  /** About its fields, by key. */
  fieldErrors?: Record<string, TextRef>
}

/** The pop-up about the connection tells of it, or nobody is here any more to be told. */
export const isToldByPopUp = ({ kind }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'aborted'

/**
 * Takes the error of a call and gives what is said of it: a backend's sentences, each at the field that it names;
 * everything else is about the whole. Nothing is said of what the pop-up tells.
 */
export function faultOf(error: ApiError): Fault {
  if (isToldByPopUp(error)) return {}
  if (error.kind !== 'business') return { errors: [errorText(error)] }
  const fault: Required<Fault> = { errors: [], fieldErrors: byName() }
  for (const entry of error.errors) {
    const text = errorText({ ...error, errors: [entry] })
    if (entry.field) fault.fieldErrors[entry.field] ??= text
    else fault.errors.push(text)
  }
  return fault
}
