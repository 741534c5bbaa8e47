import type { FieldConfig } from '../../../api/contract/forms'
import type { FieldSpec } from '../../../shared/forms/fieldSpec'
import { namedForm } from '../../../shared/forms/namedForm'
import { interfaceLanguage } from '../../settings'

/** The sign-in form of the server (AUTH-03). */
export const signInForm = namedForm('login', interfaceLanguage)

type Known = 'email' | 'password'

/** How the fields that sign-in knows are typed; the server tells what they accept. */
const typing: Record<Known, Partial<FieldSpec>> = {
  email: { kind: 'email', autoComplete: 'username' },
  password: { kind: 'password', autoComplete: 'current-password' },
}

/** The form when the server gives none, so that nobody is locked out by it (decision 65). */
const ownFields: FieldConfig[] = (['email', 'password'] as const).map((key) => ({ key, label: '', required: true }))

/**
 * The server's definition made ready to be shown, or our own without one. A field without a label gets ours; a field
 * that we do not know is plain text, or a password as soon as its name says so.
 */
export function signInFields(given: FieldConfig[] | undefined, labels: Record<Known, string>): FieldSpec[] {
  return (given?.length ? given : ownFields).map((field) => {
    const known = field.key === 'email' || field.key === 'password' ? field.key : undefined
    const isPassword = /passw/i.test(field.key)
    return {
      ...field,
      label: field.label.trim() || (known ? labels[known] : field.key),
      ...(known ? typing[known] : isPassword ? typing.password : {}),
    }
  })
}
