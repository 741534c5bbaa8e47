import i18next from 'i18next'
import type { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import type { User } from '../../../../api/contract/identity/user'
import type { FieldSpec, FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { matches } from '../../../../shared/forms/fields/rules'
import { namesInOrder } from '../../../../shared/locales/namesInOrder'
import type { Contact } from './checkoutSlice'

type CheckoutTexts = ReturnType<typeof useTranslation<'checkout'>>['t']

/** As riders write a number: digits with an optional +, in groups. */
const mobilePattern = '\\+?(?:[ ().-]*\\d){7,15}'

/**
 * Returns the fields for the receipt's recipient (decision 17). A guest types the email twice, because it is the only
 * way back to the order.
 */
export function contactFields(t: CheckoutTexts, isGuest: boolean): FieldSpec[] {
  const required = true
  const email: FieldSpec = {
    key: 'email',
    label: t('contact.email'),
    hint: t('contact.emailHint'),
    kind: 'email',
    required,
    maxlength: limits.email,
    autoComplete: 'email',
  }
  const confirmEmail: FieldSpec = {
    key: 'confirmEmail',
    label: t('contact.confirmEmail'),
    kind: 'email',
    required,
    autoComplete: 'email',
    rules: [matches('email', 'checkout:contact.emailsDiffer')],
  }
  const name = (key: 'firstName' | 'lastName', autoComplete: string): FieldSpec => ({
    key,
    label: t(`contact.${key}`),
    required,
    maxlength: limits.addressLine,
    autoComplete,
    width: 6,
  })
  const mobile: FieldSpec = {
    key: 'mobile',
    label: t('contact.mobile'),
    hint: t('contact.mobileHint'),
    kind: 'tel',
    // Nothing checks whether the number exists.
    pattern: mobilePattern,
    autoComplete: 'tel',
    size: 20,
  }
  const names = namesInOrder(name('firstName', 'given-name'), name('lastName', 'family-name'), i18next.language)
  return [email, ...(isGuest ? [confirmEmail] : []), ...names, mobile]
}

/** Returns what was typed before, else the rider's data. */
export function contactValues(typed: FormValues | null, user: User | null): FormValues {
  if (typed || !user) return typed ?? {}
  const { email, first_name, last_name, mobile } = user
  return { email, firstName: first_name, lastName: last_name, mobile: mobile ?? '' }
}

const digitsOf = (mobile: string) => mobile.replace(/[^+\d]/g, '')

/** Returns the contact of an account, without a mobile number in another format; undefined without a name. */
export function contactOfUser({ email, first_name, last_name, mobile }: User): Contact | undefined {
  if (!email || !first_name || !last_name) return undefined
  const isMobile = new RegExp(`^${mobilePattern}$`).test(mobile ?? '')
  return { email, first_name, last_name, ...(mobile && isMobile && { mobile: digitsOf(mobile) }) }
}

export function contactOf({ email = '', firstName = '', lastName = '', mobile = '' }: FormValues): Contact {
  return { email, first_name: firstName, last_name: lastName, ...(mobile && { mobile: digitsOf(mobile) }) }
}
