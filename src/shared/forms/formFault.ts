import type { ApiError } from '../../api/errors'
import { byName } from '../byName'
import type { TextRef } from '../notices/noticesSlice'
import { errorText } from '../ui/errorText'

/** What stands in the way of a form that was sent. */
export interface FormFault {
  /** About the whole form. */
  errors?: TextRef[]
  /** About its fields, by key. */
  fieldErrors?: Record<string, TextRef>
}

/** Sending a form: nothing of what was typed is in it. */
export type Attempt = { status: 'resting' } | { status: 'sending' } | { status: 'failed'; fault: FormFault }

export const resting = { status: 'resting' } as const
export const sending = { status: 'sending' } as const
export const failedBy = (fault: FormFault) => ({ status: 'failed', fault }) as const

/** The pop-up about the connection tells of it, or nobody is here any more to be told. */
export const isToldElsewhere = (error: ApiError) =>
  error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted'

/** A backend's sentences, each at the field that it names; everything else is about the whole form. */
export function formFault(error: ApiError): FormFault {
  if (isToldElsewhere(error)) return {}
  if (error.kind !== 'business') return { errors: [errorText(error)] }
  const fault: Required<FormFault> = { errors: [], fieldErrors: byName() }
  for (const entry of error.errors) {
    const text = errorText({ ...error, errors: [entry] })
    if (entry.field) fault.fieldErrors[entry.field] ??= text
    else fault.errors.push(text)
  }
  return fault
}
