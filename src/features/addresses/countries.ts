import { localeOf } from '../../shared/locales/locales'

/** The countries that orders are shipped to: the operator's own first, then its neighbour, then others by name. */
const first = ['CA', 'US']
const others = [
  'AU',
  'BE',
  'BR',
  'CH',
  'CN',
  'DE',
  'ES',
  'FR',
  'GB',
  'IN',
  'IT',
  'JP',
  'KR',
  'MX',
  'NL',
  'NZ',
  'PH',
  'PT',
  'VN',
]

export const defaultCountry = 'CA'

export interface Choice {
  value: string
  label: string
}

/** Returns the name of a country in the language, or its code if the browser has no name for it. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code
  } catch {
    // An address that another client saved may contain a name instead of a code.
    return code
  }
}

/** Returns the countries to choose from, including the country of a saved address. */
export function countryChoices(language: string, included?: string): Choice[] {
  const named = (codes: string[]) => codes.map((value) => ({ value, label: countryName(value, language) }))
  const isKnown = !included || [...first, ...others].includes(included)
  const rest = named(isKnown ? others : [...others, included])
  const byName = new Intl.Collator(localeOf(language))
  return [...named(first), ...rest.sort((one, other) => byName.compare(one.label, other.label))]
}
