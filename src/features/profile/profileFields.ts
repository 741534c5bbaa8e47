import type { TFunction } from 'i18next'
import * as limits from '../../api/contract/limits'
import type { User } from '../../api/contract/user'
import { likelyEmail } from '../../shared/forms/emailTypo'
import type { FieldSpec, FormValues } from '../../shared/forms/fieldSpec'
import type { Profile } from './profile'

export function profileFields(t: TFunction<'profile'>): FieldSpec[] {
  const name = { required: true, maxlength: limits.accountName, width: 6 } as const
  return [
    { key: 'first_name', label: t('field.firstName'), autoComplete: 'given-name', ...name },
    { key: 'last_name', label: t('field.lastName'), autoComplete: 'family-name', ...name },
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
    {
      key: 'mobile',
      label: t('field.mobile'),
      kind: 'tel',
      autoComplete: 'tel',
      pattern: '\\+?\\d{7,15}',
      hint: t('field.mobileHint'),
    },
  ]
}

/** Returns the form's values for a rider. */
export const valuesOf = ({ first_name, last_name, email, mobile }: User): Profile => ({
  first_name,
  last_name,
  email,
  mobile: mobile ?? '',
})

export const profileOf = ({ first_name = '', last_name = '', email = '', mobile = '' }: FormValues): Profile => ({
  first_name,
  last_name,
  email,
  mobile,
})

/** Whether what is typed differs from what is saved. Spaces around it are never saved. */
export const differs = (typed: FormValues, saved: Profile): boolean =>
  Object.entries(saved).some(([key, value]) => (typed[key] ?? '').trim() !== value)
