export const sum = (list, of) => list.reduce((total, entry) => total + of(entry), 0)

/** The amounts of a quote or an order add up. */
export function addsUp(t, { subtotal, shipping, promo, tax, total }, what) {
  t.equal(
    subtotal + shipping - promo + (tax ?? 0),
    total,
    `Subtotal, shipping, discount and tax of ${what} against its total`,
  )
}
