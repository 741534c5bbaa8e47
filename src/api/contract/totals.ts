import * as v from 'valibot'
import { nonNegativeCents } from './common'

/** The sums of an order. */
export const totals = {
  /** The price of all lines. */
  subtotal: nonNegativeCents,
  shipping: nonNegativeCents,
  /** What is taken off, never more than there is to pay. */
  promo: nonNegativeCents,
  /** Added to the rest, where there is any. */
  tax: v.optional(nonNegativeCents),
  total: nonNegativeCents,
}

type Totals = v.InferOutput<v.ObjectSchema<typeof totals, undefined>>
type Line = { quantity: number; price: number | null; available?: boolean }

/** Whether everything on the screen adds up: the lines to the subtotal, and the sums to the total (decision 114). */
export function addsUp({ subtotal, shipping, promo, tax = 0, total }: Totals, lines: Line[]): boolean {
  const sold = lines.filter(({ available = true }) => available)
  const priceOfLines = sold.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0)
  return priceOfLines === subtotal && subtotal + shipping - promo + tax === total
}
