import { dayOf } from '../../../shared/locales/dates'
import { operatorTimeZone } from '../cards/fareCaps'

export function brandOf(digits: string): string {
  const brands: Record<string, string> = { 3: 'American Express', 4: 'Visa', 5: 'Mastercard', 6: 'Discover' }
  return brands[digits.charAt(0)] ?? 'Card'
}

export const codeLength = (brand: string) => (brand === 'American Express' ? 4 : 3)

export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** A card is valid until the end of its month, in the operator's time zone. */
export function isExpired(expiry: string, now: number): boolean {
  const [month = '', year = ''] = expiry.split('/')
  return `20${year}-${month.padStart(2, '0')}` < dayOf(now, operatorTimeZone).slice(0, 7)
}
