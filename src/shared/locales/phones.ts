import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Returns a phone number with its calling code, in groups: "+1 902 555 0142". What is no number stays as it is. */
export function formatPhone(number: string): string {
  const known = parsePhoneNumberFromString(number, { defaultCountry: 'CA', extract: false })
  return known?.isPossible() ? known.formatInternational() : number
}
