import type { Product } from '../../api/contract/products'

/** The labels of a product's card, in their order. */
export type ProductMark = 'digital' | 'physical' | 'ships' | 'pickUp' | 'renews'

export function marksOf(product: Product): ProductMark[] {
  const isPhysical = product.sub_type === 'PHYSICAL_PASS'
  // A physical product that is not shipped is picked up (decision 79).
  const medium: ProductMark[] = isPhysical ? ['physical', product.shipping_enabled ? 'ships' : 'pickUp'] : ['digital']
  return product.subscription?.subscription_allowed ? [...medium, 'renews'] : medium
}

/** Splits at CR LF, as the specification says, and at a single CR or LF, which some texts contain (decision 91). */
export function linesOf(description: string | null | undefined): string[] {
  return (description ?? '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean)
}
