import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { brandNames } from '../card/cardBrands'
import type { CardBrand } from '../card/cardBrands'

const masked = (last4: string) => `•••• ${last4}`

/** A saved method as the server masks it, or a new entry. */
export type NamedMethod = Pick<PaymentMethod, 'type'> & Partial<Pick<PaymentMethod, 'brand' | 'last4' | 'nickname'>>

const isOwnBrand = (name: string): name is CardBrand => Object.hasOwn(brandNames, name)

/** Returns "Visa •••• 1111", or the kind without a brand. An unknown kind has its nickname or the server's name. */
export function nameOfMethod({ type, brand, last4, nickname }: NamedMethod, kindName: string | undefined): string {
  const brandName = brand && isOwnBrand(brand) ? brandNames[brand] : brand
  const name = brandName || kindName || nickname || type
  return last4 ? `${name} ${masked(last4)}` : name
}
