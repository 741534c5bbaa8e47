import { unworded } from '../../../../shared/forms/fields/fieldSpec'
import type { FieldSpec, GivenField } from '../../../../shared/forms/fields/fieldSpec'
import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../settings'

export const signInForm = namedForm('login', interfaceLanguage)

type Known = 'email' | 'password'

/** The server defines which values are accepted. */
const typing: Record<Known, Partial<FieldSpec>> = {
  email: { kind: 'email', autoComplete: 'username' },
  password: { kind: 'password', autoComplete: 'current-password' },
}

/** Our own form, if the server sends none, so that riders can sign in (decision 65). */
const ownFields: GivenField[] = (['email', 'password'] as const).map((key) => ({ key, label: '', required: true }))

/**
 * Returns the server's definition, or ours. Missing labels are ours. An unknown field is plain text, or a password if
 * its name says so.
 */
export function signInFields(given: GivenField[] | undefined, labels: Record<Known, string>): FieldSpec[] {
  return (given?.length ? given : ownFields).map((sent) => {
    const known = sent.key === 'email' || sent.key === 'password' ? sent.key : undefined
    const field = known ? unworded(sent) : sent
    const isPassword = /passw/i.test(field.key)
    return {
      ...field,
      label: field.label.trim() || (known ? labels[known] : field.key),
      ...(known ? typing[known] : isPassword ? typing.password : {}),
    }
  })
}
