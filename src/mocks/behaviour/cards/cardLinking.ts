import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/cards/cardLinking'
import { cardAnswer } from '../../rules/cards/cardAnswer'
import { cardByNumber } from '../../rules/cards/cardByNumber'
import { replaceLost } from '../../rules/cards/lostCards'
import { joinAccount } from '../../rules/cards/stays'
import { noteCardEvent } from '../../rules/cards/noteCardEvent'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import type { BackendState } from '../../state'
import { nextNumber } from '../../state/tester/counters'
import { newVirtualCard } from '../../state/cards/fareCards'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { UserRecord } from '../../state/identity/users'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

/** Cents by which an amount may differ from what the rider remembers. */
const nearly = 25

export const cardLinkingBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  createVirtualCard: ({ state, body, visitor, ...context }) => {
    const rider = confirmedRider(visitor)
    const earlier = state.fareMedia.find((card) => card.owner === rider.uuid && card.request_id === body.request_id)
    if (earlier) return cardAnswer(state, earlier, context)
    const card = newVirtualCard(nextNumber(state, 'card'), rider.uuid)
    Object.assign(card, { nickname: body.nickname.trim(), request_id: body.request_id })
    state.fareMedia.push(card)
    return cardAnswer(state, card, context)
  },

  linkFareMedium: ({ state, body, visitor, ...context }) => {
    const rider = confirmedRider(visitor)
    const card = cardByNumber(state, body, context.now)
    link(state, card, rider, context.now)
    if (body.nickname?.trim()) card.nickname = body.nickname.trim()
    return cardAnswer(state, card, context)
  },

  linkBankCard: ({ state, body, visitor, ...context }) => {
    const rider = confirmedRider(visitor)
    const isLike = ({ last4, expiry }: { last4: string; expiry: string }) =>
      last4 === body.last4 && expiry === body.expiry
    const taps = state.bankCardTaps.filter((tap) => isLike(tap) && tap.date === body.tap_date)
    const found = [...new Set(taps.map((tap) => tap.faremedia_id))].filter((id) => {
      const amounts = taps.filter((tap) => tap.faremedia_id === id).map(({ amount }) => amount)
      // A bank shows each fare, or the fares of a day as one sum.
      const shown = [...amounts, amounts.reduce((sum, amount) => sum + amount, 0)]
      return shown.some((amount) => Math.abs(amount - body.tap_amount) <= nearly)
    })
    if (found.length > 1) refuse(codes.severalMatches)
    const card = state.fareMedia.find((entry) => entry.faremedia_id === found[0]) ?? refuse(codes.notFound)
    link(state, card, rider, context.now)
    return cardAnswer(state, card, context)
  },
}

function confirmedRider(visitor: Visitor): UserRecord {
  const { user } = riderOf(visitor)
  return user.email_confirmed ? user : refuse(codes.emailNotConfirmed)
}

function link(state: BackendState, card: FareMediumRecord, rider: UserRecord, now: number): void {
  if (card.owner === rider.uuid) refuse(codes.alreadyLinked)
  if (card.owner !== null) refuse(codes.linkedElsewhere)
  joinAccount(state, card, rider.uuid, now)
  noteCardEvent(state, card, { type: 'link', now })
  replaceLost(state, card, now)
}
