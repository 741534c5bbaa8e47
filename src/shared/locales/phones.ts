import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number in groups: "+1 902 555 0142". Another text stays. */
export function formatPhone(number: string): string {
  const known = parsePhoneNumberFromString(number, { defaultCountry: 'CA', extract: false })
  return known?.isPossible() ? known.formatInternational() : number
}

/** What is typed after "+" in groups; else digits alone. */
export const groupPhone = (typed: string): string =>
  typed.startsWith('+') ? new AsYouType().input(typed) : typed.replace(/\D/g, '')
