import { goodOf, save, store } from './reference'
import type { Answers, Line, Model, TabModel } from './reference'

/** What must be true of an order, without a line of the portal's code. */

/** Before an order: one kind goes on, the other is set aside. Gives whether the cart is of one kind. */
export function splitKinds(model: Model, kind: Answers['kind']): boolean {
  const now = model.lines.filter(({ key }) => goodOf(key).kind === kind)
  const later = model.lines.filter((line) => !now.includes(line))
  if (new Set(model.lines.map(({ key }) => goodOf(key).kind)).size < 2) return true
  if (kind === 'keep' || !save(model, later)) return false
  model.lines = now
  return true
}

/** Paid: only what was ordered leaves, and only as much of it; the same for another card was not ordered. */
export function takeOutBought(model: Model, tab: TabModel, ordered: Line[]): void {
  const soldOf = ({ key, card }: Line) =>
    ordered.find((entry) => entry.key === key && (card === null || card === entry.card))?.quantity ?? 0
  const left = model.lines.map((line) => ({ ...line, quantity: line.quantity - soldOf(line) }))
  store(
    model,
    left.filter(({ quantity }) => quantity > 0),
  )
  tab.removals = []
}
