import type { Address } from '../../../api/contract/paying/addresses'
import { countryName } from './countryName'

const codeFirst = (country: string) => !['CA', 'US', 'AU', 'GB', 'IN', 'KR', 'NZ'].includes(country)

function cityLine({ city, state, zip: typed, country }: Address): string {
  // A postal code stays in one line.
  const zip = typed.replaceAll(' ', '\u00a0')
  const parts = codeFirst(country) ? [zip, city, state] : [city, state, zip]
  return parts.filter(Boolean).join(' ')
}

/** Returns the lines of an envelope. */
export function formatAddress(address: Address, language: string): string[] {
  const { firstName, lastName, address1, address2, country } = address
  const lines = [`${firstName} ${lastName}`.trim(), address1, address2 ?? '', cityLine(address)]
  return [...lines.filter(Boolean), countryName(country, language)]
}
