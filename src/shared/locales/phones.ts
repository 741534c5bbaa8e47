import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Returns a phone number in groups: "+1 902 555 0142". Another text stays as it is. */
export function formatPhone(number: string): string {
  const known = parsePhoneNumberFromString(number, { defaultCountry: 'CA', extract: false })
  return known?.isPossible() ? known.formatInternational() : number
}

/** Returns a typed number that begins with "+" in groups, and of another one the digits alone. */
export const groupPhone = (typed: string): string =>
  typed.startsWith('+') ? new AsYouType().input(typed) : typed.replace(/\D/g, '')
