import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/cards/cardManagement'
import { forfeitCard } from '../../ledger/forfeit'
import { partPasses } from '../../ledger/movePass'
import { contentOf, isAgreed } from '../../rules/cards/cardContent'
import { cardAnswer } from '../../rules/cards/cardAnswer'
import { noteCardEvent } from '../../rules/cards/noteCardEvent'
import { leaveAccount } from '../../rules/cards/stays'
import { ownCard } from '../../rules/cards/ownCards'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

export const cardManagementBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  blockFareMedium: (context) => {
    const answer = switchTo('BLOCKED', context)
    if (context.body.reason !== 'other') ownCard(context.state, context.visitor, context.params.id).isLost = true
    return answer
  },

  unblockFareMedium: (context) => switchTo('ACTIVE', context),

  removeFareMedium: ({ state, body, params, visitor, now }) => {
    riderOf(visitor)
    const card = ownCard(state, visitor, params.id)
    if (card.type === 'virtual') {
      if (!isAgreed(contentOf(state, card), body.gives_up)) refuse(codes.cardNotEmpty)
      forfeitCard(state, card, now)
      state.goneCards.push(...state.fareMedia.splice(state.fareMedia.indexOf(card), 1))
    } else partPasses(state, card, now)
    leaveAccount(state, card, now)
    // What was charged for it by itself ends with it.
    state.autoloads = state.autoloads.filter((entry) => entry.card !== params.id)
    state.renewals = state.renewals.filter((entry) => entry.card !== params.id)
    return null
  },
}

/** Blocks or unblocks. A card that the operator has suspended or that is not valid stays as it is. */
function switchTo(status: 'ACTIVE' | 'BLOCKED', { state, params, visitor, ...context }: CallContext) {
  riderOf(visitor)
  const card = ownCard(state, visitor, params.id)
  const isOurs = card.type === 'virtual' || card.type === 'physical'
  if (!isOurs || (card.status !== 'ACTIVE' && card.status !== 'BLOCKED')) refuse(codes.notAllowed)
  if (card.status !== status)
    noteCardEvent(state, card, { type: status === 'BLOCKED' ? 'block' : 'unblock', now: context.now })
  card.status = status
  if (status === 'ACTIVE') delete card.isLost
  return cardAnswer(state, card, context)
}
