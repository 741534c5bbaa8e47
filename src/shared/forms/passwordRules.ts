import i18next from 'i18next'
import type { FieldConfig } from '../../api/contract/forms'
import type { FieldSpec } from './fieldSpec'
import { matches } from './rules'

const length = { min: 8, max: 64 }

/** The rules of a new password where the server names none: the same as its own (decision 69). */
export const ownPasswordRules = (): Partial<FieldConfig> => ({
  minlength: length.min,
  maxlength: length.max,
  pattern: '(?=.*\\p{L})(?=.*\\d).*',
  messages: { pattern: i18next.t('shared:password.pattern') },
})

/** How a new password is typed. Takes its definition and says its rules, to be read before typing. */
export const newPassword = (field: FieldConfig): Partial<FieldSpec> => ({
  kind: 'password',
  autoComplete: 'new-password',
  hint: passwordHint(field),
})

/** How a new password is confirmed, which is in the field of the given key. */
export const repeatedPassword = (passwordKey: string): Partial<FieldSpec> => ({
  kind: 'password',
  autoComplete: 'new-password',
  rules: [matches(passwordKey, 'shared:password.differ')],
})

/** Lengths, and what the server would say of a password that has not the right characters. */
function passwordHint({ minlength, maxlength, messages }: FieldConfig): string {
  const min = minlength ?? length.min
  const said = maxlength
    ? i18next.t('shared:password.length', { min, max: maxlength })
    : i18next.t('shared:password.minimum', { min })
  const characters = messages?.pattern?.trim()
  return characters ? `${said} ${/\p{P}$/u.test(characters) ? characters : `${characters}.`}` : said
}
