import type { renameFareMedium } from '../../../api/contract/cards/fareMedia'
import { issuerOf } from '../../state/cards/fareCards'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { PassRecord } from '../../state/cards/passes'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import { arriveOn } from '../../ledger/arrive'
import { commuterFunds, generalFunds, valueOnItsWay } from '../../ledger/funds'
import { phoneOf } from '../../ledger/movePass'
import { passesOnCard } from '../../ledger/places'
import { currentPrice } from '../buying/soldProducts'
import { capsOf } from './fareCaps'
import { ifLost } from './lostCards'
import { autoloadAnswer } from './autoloadAnswer'
import { replacementOf } from './replacementOf'
import type { SentAnswer } from '../base/sentAnswer'

/** Returns a card as the backend sends it, with the loads that have become usable in its funds. */
export function cardAnswer(
  state: BackendState,
  card: FareMediumRecord,
  { language, now }: { language: Language; now: number },
): SentAnswer<typeof renameFareMedium> {
  arriveOn(state, card, now)
  const { faremedia_id, nickname, printed_card_number, type, status, expiration_date } = card
  const rider = state.filters.flatMap(({ values }) => values).find(({ uuid }) => uuid === card.rider)
  const autoload = state.autoloads.find((entry) => entry.card === faremedia_id && entry.owner === card.owner)
  return {
    faremedia_id,
    nickname,
    printed_card_number,
    category: card.category[language],
    type,
    status,
    rider_type: rider?.value[language] ?? null,
    replacement_filters: replacementOf(state, card),
    expiration_date,
    // A bank card holds no funds of ours.
    balances: type === 'bank card' ? null : balancesOf(state, faremedia_id),
    pending_loads: valueOnItsWay(state, faremedia_id).map(({ amount, usable_from }) => ({ amount, usable_from })),
    autoload: autoload ? autoloadAnswer(autoload) : null,
    passes: passesOnCard(state, card).map((pass) => passOfCard(state, card, pass, language)),
    fare_caps: capsOf(state, card, { language, now }),
    organization: { name: issuerOf(card).name },
    theme: { background_color: card.background_color },
  }
}

function passOfCard(
  state: BackendState,
  card: FareMediumRecord,
  pass: PassRecord,
  language: Language,
): NonNullable<SentAnswer<typeof renameFareMedium>['passes']>[number] {
  const device = phoneOf(state, pass)
  const renewal = state.renewals.find((entry) => entry.card === card.faremedia_id && entry.pass_id === pass.pass_id)
  const { pass_id, product, status, expiration_date, usable_from, used_count, usable_count } = pass
  return {
    ...{ pass_id, status, expiration_date, used_count, usable_count },
    ...(usable_from && { usable_from }),
    ...(device && { device: device.nickname }),
    location: device ? 'device' : 'cloud',
    product_uuid: product,
    price: pass.price ?? currentPrice(state, product),
    if_lost: ifLost(card, pass),
    renewal_state: renewal?.state,
    name: state.products.find((entry) => entry.uuid === product)?.name[language] ?? product,
  }
}

const balancesOf = (state: BackendState, card: string) => ({
  general_funds: generalFunds(state, card),
  commuter_benefits: commuterFunds(state, card),
})
