import i18next from 'i18next'
import type { TFunction } from 'i18next'
import * as limits from '../../../api/contract/base/limits'
import type { User } from '../../../api/contract/identity/user'
import { likelyEmail } from '../../../shared/forms/fields/emailTypo'
import type { FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { normalizeMobile } from '../../../shared/forms/fields/rules'
import { namesInOrder } from '../../../shared/locales/namesInOrder'

/** The language has its own form. */
export type Profile = Record<'first_name' | 'last_name' | 'email' | 'mobile', string>

/** Another email asks for the password. The form's own code groups mobile numbers. */
export function profileFields(
  t: TFunction<'profile'>,
  groupPhone: (number: string) => string,
  asksPassword: boolean,
): FieldSpec[] {
  const name = { required: true, maxlength: limits.accountName, width: 6 } as const
  return [
    ...namesInOrder(
      { key: 'first_name', label: t('field.firstName'), autoComplete: 'given-name', ...name },
      { key: 'last_name', label: t('field.lastName'), autoComplete: 'family-name', ...name },
      i18next.language,
    ),
    {
      key: 'email',
      label: t('field.email'),
      kind: 'email',
      required: true,
      maxlength: limits.email,
      autoComplete: 'email',
      suggest: likelyEmail,
      hint: t('field.emailHint'),
    },
    ...(asksPassword ? [passwordField(t)] : []),
    {
      key: 'mobile',
      label: t('field.mobile'),
      kind: 'tel',
      autoComplete: 'tel',
      allowed: /[\d+ ]/,
      allowedText: { key: 'shared:form.phoneCharacters' },
      mask: groupPhone,
      pattern: '\\+?(?: ?\\d){7,15}',
      size: 20,
      hint: t('field.mobileHint'),
    },
  ]
}

const passwordField = (t: TFunction<'profile'>): FieldSpec => ({
  key: 'current_password',
  label: t('field.password'),
  kind: 'password',
  required: true,
  autoComplete: 'current-password',
  hint: t('field.passwordHint'),
})

export const valuesOf = ({ first_name, last_name, email, mobile }: User): Profile => ({
  first_name,
  last_name,
  email,
  mobile: mobile ?? '',
})

/** Returns the profile without the password. */
export const profileOf = ({ first_name = '', last_name = '', email = '', mobile = '' }: FormValues): Profile => ({
  first_name,
  last_name,
  email,
  mobile: normalizeMobile(mobile),
})
