import type * as contract from '../../../api/contract/cards/autoload'
import * as codes from '../../../api/contract/base/errorCodes'
import { findAutoload, pause, putAutoload, remove, resume } from '../../rules/autoload/changeAutoload'
import type { AutoloadTarget } from '../../rules/autoload/changeAutoload'
import { autoloadAnswer } from '../../rules/cards/autoloadAnswer'
import { recentSpending } from '../../rules/autoload/recentSpending'
import { ownCard, whyOutOfUse } from '../../rules/cards/ownCards'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

type Asked = Pick<CallContext, 'state' | 'params' | 'visitor'>

export const autoloadBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getAutoload: (context) => {
    const target = targetOf(context)
    const autoload = findAutoload(context.state, target)
    return {
      autoload: autoload ? autoloadAnswer(autoload) : null,
      spending: recentSpending(context.state, target.card, target.user.uuid, context.now),
    }
  },

  saveAutoload: (context) => {
    const target = targetOf(context)
    const card = ownCard(context.state, context.visitor, target.card)
    if (card.type !== 'virtual' && card.type !== 'physical') refuse(codes.notAllowed)
    if (!findAutoload(context.state, target)) expectInUse(card, context.now)
    return putAutoload(context.state, target, context.body, context.now)
  },

  pauseAutoload: (context) => pause(context.state, targetOf(context)),
  resumeAutoload: (context) => resume(context.state, targetOf(context), context.now),
  removeAutoload: (context) => remove(context.state, targetOf(context)),
}

/** Guests have no autoload. */
function targetOf({ state, params, visitor }: Asked): AutoloadTarget & { card: string } {
  const { user } = riderOf(visitor)
  return { card: ownCard(state, visitor, params.id).faremedia_id, user }
}

function expectInUse(card: FareMediumRecord, now: number): void {
  const why = whyOutOfUse(card, now)
  if (why === 'card_blocked') refuse(card.type === 'virtual' ? codes.virtualCardBlocked : codes.physicalCardBlocked)
  if (why) refuse(codes.notAllowed)
}
