import * as codes from '../../api/contract/errorCodes'
import type * as contract from '../../api/contract/cardManagement'
import { cardAnswer } from '../rules/cardAnswer'
import { ownCard } from '../rules/ownCards'
import { refuse } from '../rules/refusal'
import { riderOf } from '../rules/visitor'
import type { FareMediumRecord } from '../state/fareCards'
import type { BehaviourOf, CallContext, CallsOf } from './behaviour'

export const cardManagementBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  blockFareMedium: (context) => switchTo('BLOCKED', context),

  unblockFareMedium: (context) => switchTo('ACTIVE', context),

  removeFareMedium: ({ state, body, params, visitor }) => {
    riderOf(visitor)
    const card = ownCard(state, visitor, params.id)
    if (card.type === 'virtual') {
      if (!isEmpty(card) && !body.forfeit) refuse(codes.cardNotEmpty)
      state.fareMedia.splice(state.fareMedia.indexOf(card), 1)
    } else card.owner = null
    return null
  },
}

/** Blocks or unblocks. A card that the operator has suspended or that is not valid stays as it is. */
function switchTo(status: 'ACTIVE' | 'BLOCKED', { state, params, visitor, ...context }: CallContext) {
  riderOf(visitor)
  const card = ownCard(state, visitor, params.id)
  const isOurs = card.type === 'virtual' || card.type === 'physical'
  if (!isOurs || (card.status !== 'ACTIVE' && card.status !== 'BLOCKED')) refuse(codes.notAllowed)
  card.status = status
  return cardAnswer(state, card, context)
}

/** Whether nothing is lost with the card: used-up passes do not count. */
const isEmpty = ({ balances, pending_loads, passes }: FareMediumRecord) =>
  balances.general_funds === 0 &&
  balances.commuter_benefits === 0 &&
  pending_loads.length === 0 &&
  passes.every(({ status }) => status !== 'Available' && status !== 'Active')
