import i18next from 'i18next'
import type { FieldConfig } from '../../../api/contract/identity/forms'
import { inOneText } from '../../locales/lists'
import type { FieldSpec } from './fieldSpec'
import { matches } from './rules'

const length = { min: 8, max: 64 }

/** Returns the rules of a new password if the server names none. They are the server's own (decision 69). */
export const ownPasswordRules = (): Partial<FieldConfig> => ({
  minlength: length.min,
  maxlength: length.max,
  pattern: '(?=.*\\p{L})(?=.*\\d).*',
  messages: { pattern: i18next.t('shared:password.pattern') },
})

/** Returns how a new password is typed, with the rules of its definition as a hint. */
export const newPassword = (field: FieldConfig): Partial<FieldSpec> => ({
  kind: 'password',
  autoComplete: 'new-password',
  hint: passwordHint(field),
})

/** Returns how the password is repeated. Takes the key of the password's field. */
export const repeatedPassword = (passwordKey: string): Partial<FieldSpec> => ({
  kind: 'password',
  autoComplete: 'new-password',
  rules: [matches(passwordKey, 'shared:password.differ')],
})

function passwordHint({ minlength, maxlength, messages }: FieldConfig): string {
  const min = minlength ?? length.min
  const said = maxlength
    ? i18next.t('shared:password.length', { min, max: maxlength })
    : i18next.t('shared:password.minimum', { min })
  const pattern = messages?.pattern?.trim()
  if (!pattern) return said
  return inOneText([said, /\p{P}$/u.test(pattern) ? pattern : i18next.t('shared:password.sentence', { pattern })])
}
