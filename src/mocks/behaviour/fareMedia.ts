import * as codes from '../../api/contract/errorCodes'
import type * as contract from '../../api/contract/fareMedia'
import type { renameFareMedium } from '../../api/contract/fareMedia'
import { expectCaptcha } from '../rules/expectCaptcha'
import { cardsOf } from '../rules/ownCards'
import { refuse, refuseFor } from '../rules/refusal'
import type { SentAnswer } from '../rules/sentAnswer'
import type { BackendState } from '../state'
import { nextNumber } from '../state/counters'
import { issuerOf } from '../state/fareCards'
import type { FareMediumRecord } from '../state/fareCards'
import type { Language } from '../words/language'
import type { BehaviourOf, CallsOf } from './behaviour'

/** The lifetime of a card token, in milliseconds. */
const cardSessionLife = 30 * 60_000

const triesAllowed = 5

/** The seconds for which a card is closed after too many tries. */
const triesPause = 15 * 60

export const fareMediaBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listFareMedia: ({ state, language, visitor }) => ({
    fare_mediums: cardsOf(state, visitor).map((card) => cardAnswer(state, card, language)),
  }),

  renameFareMedium: ({ state, body, params, language, visitor }) => {
    const card = cardsOf(state, visitor).find((entry) => entry.faremedia_id === params.id) ?? refuse(codes.notFound)
    card.nickname = body.nickname.trim()
    return cardAnswer(state, card, language)
  },

  startCardSession: ({ state, body, language, now }) => {
    expectCaptcha(body.captcha_token)
    const number = digitsOf(body.card_number)
    const tries = state.cardTries[number]
    if (tries && tries.count >= triesAllowed && now - tries.last < triesPause * 1_000)
      refuseFor(triesPause, codes.tooManyTries)
    const card = state.fareMedia.find((entry) => digitsOf(entry.printed_card_number) === number)
    // A card that does not exist gives the same answer, so that numbers cannot be found out by trying.
    if (!card || card.security_code !== body.security_code.trim()) {
      state.cardTries[number] = { count: (tries?.count ?? 0) + 1, last: now }
      refuse(codes.notFound)
    }
    delete state.cardTries[number]
    const token = `card-session-${nextNumber(state, 'token')}`
    state.cardSessions[token] = { faremedia_id: card.faremedia_id, expires: now + cardSessionLife }
    return { card_token: token, fare_medium: cardAnswer(state, card, language) }
  },
}

const digitsOf = (number: string) => number.replaceAll(/\D/g, '')

function cardAnswer(
  state: BackendState,
  card: FareMediumRecord,
  language: Language,
): SentAnswer<typeof renameFareMedium> {
  const { faremedia_id, nickname, printed_card_number, type, status, expiration_date, balances } = card
  const rider = state.filters.flatMap(({ values }) => values).find(({ uuid }) => uuid === card.rider)
  return {
    faremedia_id,
    nickname,
    printed_card_number,
    category: card.category[language],
    type,
    status,
    rider_type: rider?.value[language] ?? null,
    expiration_date,
    balances,
    passes: card.passes.map(({ product, ...pass }) => ({
      ...pass,
      name: state.products.find((entry) => entry.uuid === product)?.name[language] ?? product,
    })),
    organization: { name: issuerOf(card) },
    theme: { background_color: card.background_color },
  }
}
