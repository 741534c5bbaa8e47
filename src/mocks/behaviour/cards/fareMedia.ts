import type * as contract from '../../../api/contract/cards/fareMedia'
import { cardAnswer } from '../../rules/cards/cardAnswer'
import { cardByNumber } from '../../rules/cards/cardByNumber'
import { expectCaptcha } from '../../rules/identity/expectCaptcha'
import { noteCardEvent } from '../../rules/cards/noteCardEvent'
import { cardsOf, ownCard } from '../../rules/cards/ownCards'
import { nextNumber } from '../../state/tester/counters'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

/** The lifetime of a card token, in milliseconds. */
const cardSessionLife = 30 * 60_000

export const fareMediaBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listFareMedia: ({ state, visitor, ...context }) => ({
    fare_mediums: cardsOf(state, visitor).map((card) => cardAnswer(state, card, context)),
  }),

  renameFareMedium: ({ state, body, params, visitor, ...context }) => {
    const card = ownCard(state, visitor, params.id)
    const nickname = body.nickname.trim()
    const description = { en: nickname, fr: nickname }
    if (nickname !== card.nickname) noteCardEvent(state, card, { type: 'rename', description, now: context.now })
    card.nickname = nickname
    return cardAnswer(state, card, context)
  },

  startCardSession: ({ state, body, now, ...context }) => {
    expectCaptcha(state, body.captcha_token)
    const card = cardByNumber(state, body, now)
    const token = `card-session-${nextNumber(state, 'token')}`
    state.cardSessions[token] = { faremedia_id: card.faremedia_id, expires: now + cardSessionLife }
    return { card_token: token, fare_medium: cardAnswer(state, card, { now, ...context }) }
  },
}
