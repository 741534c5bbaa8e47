import { putOnCard } from '../../ledger/movePass'
import { passesOnCard } from '../../ledger/places'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { PassRecord } from '../../state/cards/passes'
import type { BackendState } from '../../state'

/** What becomes of a pass if its card is lost: plastic is replaced with its passes for a period, without those that count rides. */
export const ifLost = ({ type }: FareMediumRecord, { usable_count }: Pick<PassRecord, 'usable_count'>) =>
  type === 'physical' && usable_count === null ? 'moves' : 'stays'

/** A plastic card that is linked replaces one that its rider has lost: passes in use go along, as their rules say. */
export function replaceLost(state: BackendState, card: FareMediumRecord, now: number): void {
  if (card.type !== 'physical' || card.status !== 'ACTIVE') return
  const lost = state.fareMedia.find((own) => own.isLost && own.owner === card.owner && own.rider === card.rider)
  if (!lost || lost === card) return
  delete lost.isLost
  const moving = passesOnCard(state, lost).filter((pass) => pass.status === 'Active' && ifLost(lost, pass) === 'moves')
  for (const pass of moving) putOnCard(state, pass, card, now)
}
