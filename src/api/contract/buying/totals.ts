import * as v from 'valibot'
import { nonNegativeCents } from '../base/common'

export const totals = {
  subtotal: nonNegativeCents,
  shipping: nonNegativeCents,
  /** The discount is never more than the amount to pay. */
  promo: nonNegativeCents,
  /** The tax is added after the discount. */
  tax: v.optional(nonNegativeCents),
  total: nonNegativeCents,
}

type Totals = v.InferOutput<v.ObjectSchema<typeof totals, undefined>>
type Line = { quantity: number; price: number | null; available?: boolean }

/** Checks that all amounts add up: the lines to the subtotal, the amounts to the total (decision 114). */
export function addsUp({ subtotal, shipping, promo, tax = 0, total }: Totals, lines: Line[]): boolean {
  const sold = lines.filter(({ available = true }) => available)
  const priceOfLines = sold.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0)
  return priceOfLines === subtotal && subtotal + shipping - promo + tax === total
}
