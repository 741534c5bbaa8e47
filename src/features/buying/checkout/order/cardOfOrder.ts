import type { CartLine } from '../../cart'

/**
 * Returns the fare card of an order (PAY-12): its lines' card, or the chosen one. Undefined if no line is for a card,
 * null if one must be chosen.
 */
export function cardOfOrder(lines: CartLine[], chosen: string | undefined): string | null | undefined {
  const named = lines.map((line) => line.faremedia_id)
  const waits = named.includes(null)
  return named.find((id) => typeof id === 'string') ?? (waits ? (chosen ?? null) : undefined)
}
