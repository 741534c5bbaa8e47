import type { useTranslation } from 'react-i18next'
import * as limits from '../../../api/contract/base/limits'
import type { Address } from '../../../api/contract/paying/addresses'
import type { FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { namesInOrder } from '../../../shared/locales/namesInOrder'
import { countryChoices } from './countries'
import { regionChoices } from './regions'

export type AddressTexts = ReturnType<typeof useTranslation<'addresses'>>['t']

interface CountryRules {
  zipPattern: string
  zipLabel: 'postalCode' | 'zipCode'
  stateLabel: 'province' | 'state' | 'region'
}

/** Canadian codes have no D, F, I, O, Q and U, and no W or Z in front. */
const canada: CountryRules = {
  zipPattern:
    '[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\\d',
  zipLabel: 'postalCode',
  stateLabel: 'province',
}
const unitedStates: CountryRules = {
  zipPattern: '\\d{5}(?:-\\d{4})?',
  zipLabel: 'zipCode',
  stateLabel: 'state',
}
/** Elsewhere a code is short, with letters and digits. */
const elsewhere: CountryRules = {
  zipPattern: '[\\p{L}\\d][\\p{L}\\d -]{1,9}',
  zipLabel: 'postalCode',
  stateLabel: 'region',
}

export function rulesOf(country: string): CountryRules {
  if (country === 'CA') return canada
  return country === 'US' ? unitedStates : elsewhere
}

interface AddressFieldsInput {
  t: AddressTexts
  language: string
  country: string
  countries: readonly string[]
  section?: 'shipping' | 'billing'
}

/** Returns the specification's fields as the country has them (decision 43). Address 2 and email are optional. */
export function addressFields(input: AddressFieldsInput): FieldSpec[] {
  const { t, language, country, countries, section = 'shipping' } = input
  const rules = rulesOf(country)
  const regions = regionChoices(country, language)
  const required = { required: true, emptyText: 'empty' } as const
  const field = (key: keyof Address, label: string, token: string, rest: Partial<FieldSpec> = {}): FieldSpec => ({
    key,
    label,
    maxlength: limits.addressLine,
    autoComplete: `${section} ${token}`,
    ...rest,
  })
  const list = regions.length > 0 ? ({ kind: 'select', options: regions } as const) : {}
  const zip = { ...required, width: 4, pattern: rules.zipPattern, maxlength: limits.postalCode } as const
  return [
    field('country', t('field.country'), 'country', {
      ...required,
      kind: 'select',
      options: countryChoices(language, countries, country),
    }),
    ...namesInOrder(
      field('firstName', t('field.firstName'), 'given-name', { ...required, width: 6 }),
      field('lastName', t('field.lastName'), 'family-name', { ...required, width: 6 }),
      language,
    ),
    field('address1', t('field.address1'), 'address-line1', required),
    field('address2', t('field.address2'), 'address-line2'),
    field('city', t('field.city'), 'address-level2', { ...required, width: 4 }),
    field('state', t(`state.${rules.stateLabel}`), 'address-level1', { ...required, ...list, width: 4 }),
    field('zip', t(`zip.${rules.zipLabel}`), 'postal-code', zip),
    field('email', t('field.email'), 'email', { kind: 'email' }),
  ]
}

export const emptyAddress = ([country = '']: readonly string[], known: Partial<FormValues> = {}): FormValues => ({
  country,
  ...known,
})

/** Formats the code as its country does: B3J 1S9. */
export function writeZip(country: string, zip: string): string {
  const plain = zip.trim().toUpperCase()
  if (country !== 'CA') return plain
  const letters = plain.replace(/[ -]/g, '')
  return letters.length === 6 ? `${letters.slice(0, 3)} ${letters.slice(3)}` : plain
}

export function addressOf(values: FormValues): Address {
  const { country = '', firstName = '', lastName = '', address1 = '', city = '', state = '', zip = '' } = values
  return {
    ...{ firstName, lastName, address1, city, state, country },
    zip: writeZip(country, zip),
    address2: values.address2 || null,
    email: values.email || null,
  }
}

export function valuesOf(address: Address): FormValues {
  const { firstName, lastName, address1, address2, city, state, zip, country, email } = address
  return { firstName, lastName, address1, address2: address2 ?? '', city, state, zip, country, email: email ?? '' }
}
