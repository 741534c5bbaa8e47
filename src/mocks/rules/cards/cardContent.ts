import type { GivenUp } from '../../../api/contract/cards/cardManagement'
import { commuterFunds, generalFunds, pendingFunds } from '../../ledger/funds'
import { passesOnCard } from '../../ledger/places'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'

/** Returns what is lost with a card: used-up passes do not count, and nothing is lost with a card that owes money. */
export const contentOf = (state: BackendState, card: Pick<FareMediumRecord, 'faremedia_id'>): GivenUp => ({
  funds: Math.max(
    0,
    [generalFunds, commuterFunds, pendingFunds].reduce((sum, held) => sum + held(state, card.faremedia_id), 0),
  ),
  passes: passesOnCard(state, card)
    .filter(({ status }) => status === 'Available' || status === 'Active')
    .map(({ pass_id }) => pass_id),
})

/** Whether a rider gives up all that is there. Less than was agreed may be lost: some of it was used in between. */
export const isAgreed = ({ funds, passes }: GivenUp, agreed: GivenUp | null): boolean =>
  funds <= (agreed?.funds ?? 0) && passes.every((id) => agreed?.passes.includes(id))
