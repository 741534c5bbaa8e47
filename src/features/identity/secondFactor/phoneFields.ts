import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { TFunction } from 'i18next'
import type { BodyOf } from '../../../api/contract/base/endpoint'
import type { enrollSecondFactor } from '../../../api/contract/identity/secondFactor'
import * as limits from '../../../api/contract/base/limits'
import type { FieldRule, FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { localeOf } from '../../../shared/locales/locales'
import { onceFor } from '../../../shared/onceFor'

export const defaultCountry = 'CA'

/** Making one takes long: the form asks for every country's name. */
const namesIn = onceFor((locale: string) => new Intl.DisplayNames([locale], { type: 'region' }))

const nameOf = (country: string, language: string) => namesIn(localeOf(language)).of(country) ?? country

function countryOptions(language: string): { value: string; label: string }[] {
  const byName = new Intl.Collator(localeOf(language))
  return getCountries()
    .map((value) => ({ value, label: `${nameOf(value, language)} (+${getCountryCallingCode(value)})` }))
    .sort((one, other) => byName.compare(one.label, other.label))
}

function numberIn(country: string, phone: string) {
  if (!isSupportedCountry(country)) return undefined
  const number = parsePhoneNumberFromString(phone, { defaultCountry: country, extract: false })
  return number?.isValid() && number.getPossibleCountries().includes(country) ? number : undefined
}

export function phoneFields(t: TFunction<'secondFactor'>, language: string): FieldSpec[] {
  const isOfCountry: FieldRule = (phone, { country = '' }) =>
    numberIn(country, phone) || !isSupportedCountry(country)
      ? undefined
      : { key: 'secondFactor:phone.invalid', values: { country: nameOf(country, language) } }
  return [
    {
      key: 'country',
      label: t('phone.country'),
      kind: 'select',
      required: true,
      options: countryOptions(language),
      autoComplete: 'country',
    },
    {
      key: 'phone',
      label: t('phone.phone'),
      kind: 'tel',
      required: true,
      maxlength: limits.phoneNumber,
      hint: t('phone.hint'),
      autoComplete: 'tel-national',
      rules: [isOfCountry],
    },
  ]
}

/** In the account the phone comes with the password. */
export type GivenPhone = BodyOf<typeof enrollSecondFactor>

/** Returns the number with the calling code apart. */
export function phoneBody({ country = '', phone = '', current_password }: FormValues): GivenPhone {
  const number = numberIn(country, phone)
  return {
    country_code: `+${number?.countryCallingCode ?? ''}`,
    phone: number?.nationalNumber ?? phone,
    ...(current_password && { current_password }),
  }
}
