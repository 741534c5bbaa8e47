import type { FieldConfig } from '../../../../api/contract/identity/forms'
import type { FieldSpec } from '../../../../shared/forms/fields/fieldSpec'
import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../settings'

/** The server's sign-in form (AUTH-03). */
export const signInForm = namedForm('login', interfaceLanguage)

type Known = 'email' | 'password'

/** The input types of the fields that sign-in knows. The server defines which values they accept. */
const typing: Record<Known, Partial<FieldSpec>> = {
  email: { kind: 'email', autoComplete: 'username' },
  password: { kind: 'password', autoComplete: 'current-password' },
}

/** The form to use if the server sends none, so that riders can still sign in (decision 65). */
const ownFields: FieldConfig[] = (['email', 'password'] as const).map((key) => ({ key, label: '', required: true }))

/**
 * Prepares the server's definition for display, or our own if there is none. A field without a label gets ours. An
 * unknown field is plain text, or a password if its name says so.
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
