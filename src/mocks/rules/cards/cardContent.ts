import type { GivenUp } from '../../../api/contract/cards/cardManagement'
import type { FareMediumRecord } from '../../state/cards/fareCards'

/** Returns what is lost with a card: used-up passes do not count. */
export const contentOf = ({ balances, pending_loads, passes }: FareMediumRecord): GivenUp => ({
  funds:
    balances.general_funds + balances.commuter_benefits + pending_loads.reduce((sum, { amount }) => sum + amount, 0),
  passes: passes.filter(({ status }) => status === 'Available' || status === 'Active').map(({ pass_id }) => pass_id),
})

/** Whether a rider gives up all that is there. Less than was agreed may be lost: some of it was used in between. */
export const isAgreed = ({ funds, passes }: GivenUp, agreed: GivenUp | null): boolean =>
  funds <= (agreed?.funds ?? 0) && passes.every((id) => agreed?.passes.includes(id))
