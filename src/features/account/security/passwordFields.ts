import type { TFunction } from 'i18next'
import type { FieldConfig } from '../../../api/contract/identity/forms'
import type { FieldRule, FieldSpec } from '../../../shared/forms/fields/fieldSpec'
import { newPassword, ownPasswordRules, repeatedPassword } from '../../../shared/forms/fields/passwordRules'

const keys = ['current_password', 'password', 'confirm_password'] as const

/** The password proves who types. */
export const currentPassword = (t: TFunction<'security'>): FieldSpec => ({
  key: 'current_password',
  label: t('field.current_password'),
  kind: 'password',
  required: true,
  autoComplete: 'current-password',
})

const isAnother: FieldRule = (value, { current_password }) =>
  value !== '' && value === current_password ? { key: 'security:password.same' } : undefined

/** Returns the server's fields in our order, with our own for those that it lacks. */
export function passwordFields(given: FieldConfig[] | undefined, t: TFunction<'security'>): FieldSpec[] {
  return keys.map((key) => {
    const field = given?.find((entry) => entry.key === key)
    const own: FieldConfig = { key, label: t(`field.${key}`), required: true }
    // "Password" alone would not say which one.
    if (key === 'current_password') return { ...field, ...currentPassword(t) }
    if (key === 'confirm_password') return { ...field, ...own, ...repeatedPassword('password') }
    const definition = { ...(field ?? ownPasswordRules()), ...own }
    return { ...definition, ...newPassword(definition), rules: [isAnother] }
  })
}
