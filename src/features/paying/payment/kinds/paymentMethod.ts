import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { isPast, readExpiry } from '../card/cardExpiry'
import { brandNames } from '../card/cardBrands'
import type { CardBrand } from '../card/cardBrands'

const masked = (last4: string) => `•••• ${last4}`

/** Masked by the server, or of a new entry. */
export type NamedMethod = Pick<PaymentMethod, 'type'> & Partial<Pick<PaymentMethod, 'brand' | 'last4' | 'nickname'>>

const isOwnBrand = (name: string): name is CardBrand => Object.hasOwn(brandNames, name)

/** "Visa •••• 1111"; without a brand the kind, of an unknown kind nickname or name. */
export function nameOfMethod({ type, brand, last4, nickname }: NamedMethod, kindName: string | undefined): string {
  const brandName = brand && isOwnBrand(brand) ? brandNames[brand] : brand
  const name = brandName || kindName || nickname || type
  return last4 ? `${name} ${masked(last4)}` : name
}

/** Without an expiry never. */
export function isExpired({ expiry }: Pick<PaymentMethod, 'expiry'>, now: number): boolean {
  const read = expiry ? readExpiry(expiry) : undefined
  return read !== undefined && isPast(read, now)
}
