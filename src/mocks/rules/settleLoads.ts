import type { FareMediumRecord } from '../state/fareCards'

/** Adds the loads that have become usable to the general funds of a card. */
export function settleLoads(card: FareMediumRecord, now: number): void {
  const isPending = ({ usable_from }: { usable_from: string }) => Date.parse(usable_from) > now
  for (const load of card.pending_loads) if (!isPending(load)) card.balances.general_funds += load.amount
  card.pending_loads = card.pending_loads.filter(isPending)
}
