import i18next from 'i18next'
import type { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import type { FieldConfig } from '../../../../api/contract/identity/forms'
import { unworded } from '../../../../shared/forms/fields/fieldSpec'
import type { FieldSpec, FormValues, GivenField } from '../../../../shared/forms/fields/fieldSpec'
import { newPassword, ownPasswordRules, repeatedPassword } from '../../../../shared/forms/fields/passwordRules'
import { matches } from '../../../../shared/forms/fields/rules'
import type { AccountFormName } from './accountForms'
import { likelyEmail } from '../../../../shared/forms/fields/emailTypo'
import { namesInOrder } from '../../../../shared/locales/namesInOrder'

export type AccountTexts = ReturnType<typeof useTranslation<'registration'>>['t']

const known = ['first_name', 'last_name', 'email', 'confirm_email', 'password', 'confirm_password', 'mobile'] as const
type KnownField = (typeof known)[number]

const isKnown = (key: string): key is KnownField => (known as readonly string[]).includes(key)

/** Our own fields, if the server defines none (decision 65). */
const ownForms: Record<AccountFormName, KnownField[]> = {
  signup: [...known],
  forgot: ['email'],
  reset: ['password', 'confirm_password'],
  invite: ['first_name', 'last_name', 'password', 'confirm_password'],
}

const optional: KnownField[] = ['mobile']

/** Returns our own definition of a field, with the server's limits even if it sends none (decision 69). */
function ownField(key: KnownField, t: AccountTexts): FieldConfig {
  const field: FieldConfig = { key, label: t(`field.${key}`), required: !optional.includes(key) }
  switch (key) {
    case 'password':
      return { ...field, ...ownPasswordRules() }
    case 'mobile':
      return { ...field, pattern: '\\+?\\d{7,15}' }
    case 'first_name':
    case 'last_name':
      return { ...field, maxlength: limits.accountName }
    case 'email':
      return { ...field, maxlength: limits.email }
    default:
      return field
  }
}

/** Returns the input types of the known fields, and the fields that they must match. */
function typing(key: KnownField, field: FieldConfig, t: AccountTexts): Partial<FieldSpec> {
  switch (key) {
    case 'first_name':
      return { autoComplete: 'given-name', width: 6 }
    case 'last_name':
      return { autoComplete: 'family-name', width: 6 }
    case 'email':
      return { kind: 'email', autoComplete: 'email', suggest: likelyEmail }
    case 'confirm_email':
      return {
        kind: 'email',
        autoComplete: 'email',
        suggest: likelyEmail,
        rules: [matches('email', 'registration:field.emailsDiffer')],
      }
    case 'password':
      return newPassword(field)
    case 'confirm_password':
      return repeatedPassword('password')
    case 'mobile':
      return { kind: 'tel', autoComplete: 'tel', hint: t('field.mobileHint') }
  }
}

/** Puts given and family name in the order of the page's language. */
function withNamesInOrder(fields: GivenField[]): GivenField[] {
  const named = (key: KnownField) => fields.find((field) => field.key === key)
  const [given, family] = [named('first_name'), named('last_name')]
  if (!given || !family) return fields
  const names = namesInOrder(given, family, i18next.language)
  return fields.map((field) => (field === given || field === family ? (names.shift() ?? field) : field))
}

/**
 * Returns the server's definition, or ours, with what the request needs. An unknown field is a list if it has choices,
 * else plain text, or a password if its name says so. The server's order of names stays if its form is in the page's
 * language.
 */
export function accountFields(name: AccountFormName, given: GivenField[] | undefined, t: AccountTexts): FieldSpec[] {
  const own = ownForms[name]
  const isMissing = (key: KnownField) =>
    !optional.includes(key) && !key.startsWith('confirm_') && !given?.some((field) => field.key === key)
  const all = given?.length
    ? [...given, ...own.filter(isMissing).map((key) => ownField(key, t))]
    : own.map((key) => ownField(key, t))
  const isInPageLanguage = given?.length && given.every(({ lang }) => !lang)
  return (isInPageLanguage ? all : withNamesInOrder(all)).map((sent) => {
    const field = isKnown(sent.key) ? unworded(sent) : sent
    const label = field.label.trim() || (isKnown(field.key) ? t(`field.${field.key}`) : field.key)
    if (isKnown(field.key)) return { ...field, label, ...typing(field.key, field, t) }
    if (field.options?.length) return { ...field, label, kind: 'select' }
    return /passw/i.test(field.key) ? { ...field, label, kind: 'password' } : { ...field, label }
  })
}

/** Returns the values to send. Confirmations are checked in the form alone. */
export function withoutConfirmations(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith('confirm_')))
}
