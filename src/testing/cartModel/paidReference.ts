import { goodOf, save, store } from './reference'
import type { Answers, Line, Model, TabModel } from './reference'

/** The expected behaviour of an order, written without the portal's code. */

/** Splits before an order: the chosen kind stays, the other is set aside. Returns whether the cart is of one kind. */
export function splitKinds(model: Model, kind: Answers['kind']): boolean {
  const now = model.lines.filter(({ key }) => goodOf(key).kind === kind)
  const later = model.lines.filter((line) => !now.includes(line))
  if (new Set(model.lines.map(({ key }) => goodOf(key).kind)).size < 2) return true
  if (kind === 'keep' || !save(model, later)) return false
  model.lines = now
  return true
}

/**
 * After payment only the ordered lines and quantities leave the cart. The same product for another card was not
 * ordered.
 */
export function removeBoughtLines(model: Model, tab: TabModel, ordered: Line[]): void {
  const soldOf = ({ key, card }: Line) =>
    ordered.find((entry) => entry.key === key && (card === null || card === entry.card))?.quantity ?? 0
  const left = model.lines.map((line) => ({ ...line, quantity: line.quantity - soldOf(line) }))
  store(
    model,
    left.filter(({ quantity }) => quantity > 0),
  )
  tab.removals = []
}
