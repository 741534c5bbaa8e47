import type { FareMediumRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'
import { cardFunds, forfeited, operator, placeOf, walletAccount } from './accounts'
import { commuterFunds, generalFunds, valueOnItsWay, walletBalance } from './funds'
import { takeOffPhones } from './movePass'
import { money, passGoes, post } from './post'

/** Gives up what is on a card that goes: funds, value on its way, passes. */
export function forfeitCard(state: BackendState, card: FareMediumRecord, now: number): void {
  const { faremedia_id: id, owner, passes } = card
  const [general, commuter] = [generalFunds(state, id), commuterFunds(state, id)]
  const kept = passes.map((pass) => ({ pass_id: pass.pass_id, place: placeOf(state, pass, owner, id) }))
  const onItsWay = valueOnItsWay(state, id).map(({ amount }) => money(cardFunds(id, 'pending'), -amount))
  const total = onItsWay.reduce((sum, { amount }) => sum - amount, general + commuter)
  if (total === 0 && kept.length === 0) return
  post(state, {
    kind: 'forfeit',
    owner,
    lines: [
      money(cardFunds(id, 'general'), -general),
      money(cardFunds(id, 'commuter'), -commuter),
      ...onItsWay,
      money(forfeited, total),
      ...kept.flatMap(({ pass_id, place }) => passGoes(pass_id, place, operator)),
    ],
    now,
  })
  card.passes = []
}

/** Gives up everything that is lost with an account. */
export function forfeitAccount(state: BackendState, owner: string, now: number): void {
  for (const card of state.fareMedia)
    if (card.owner === owner) (card.type === 'virtual' ? forfeitCard : takeOffPhones)(state, card, now)
  const wallet = walletBalance(state, owner)
  const isLoose = (pass: BackendState['pastPasses'][number]) =>
    pass.owner === owner && pass.faremedia_id === null && pass.status === 'Available'
  const loose = state.pastPasses.filter(isLoose)
  if (wallet === 0 && loose.length === 0) return
  post(state, {
    kind: 'forfeit',
    owner,
    lines: [
      money(walletAccount(owner), -wallet),
      money(forfeited, wallet),
      ...loose.flatMap((pass) => passGoes(pass.pass_id, placeOf(state, pass, owner, null), operator)),
    ],
    now,
  })
  state.pastPasses = state.pastPasses.filter((pass) => !isLoose(pass))
}
