import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Returns a phone number with its calling code, in groups: "+1 902 555 0142". What is no number stays as it is. */
export function formatPhone(number: string): string {
  const known = parsePhoneNumberFromString(number, { defaultCountry: 'CA', extract: false })
  return known?.isPossible() ? known.formatInternational() : number
}

/** Returns what is typed of a number that begins with "+" in groups. Another one keeps its digits alone. */
export const groupPhone = (typed: string): string =>
  typed.startsWith('+') ? new AsYouType().input(typed) : typed.replace(/\D/g, '')
