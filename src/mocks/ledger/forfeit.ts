import type { FareMediumRecord } from '../state/cards/fareCards'
import type { LedgerEntry } from '../state/ledger'
import type { PassRecord } from '../state/cards/passes'
import type { BackendState } from '../state'
import { cardFunds, forfeited, operator, walletAccount } from './accounts'
import { commuterFunds, generalFunds, valueOnItsWay, walletBalance } from './funds'
import { partPasses } from './movePass'
import { loosePasses, passesOnCard, placeOf } from './places'
import { money, passGoes, post } from './post'

export function forfeitCard(state: BackendState, card: FareMediumRecord, now: number): void {
  const { faremedia_id: id, owner } = card
  const passes = passesOnCard(state, card)
  const [general, commuter] = [generalFunds(state, id), commuterFunds(state, id)]
  const onItsWay = valueOnItsWay(state, id).map(({ amount }) => money(cardFunds(id, 'pending'), -amount))
  const total = onItsWay.reduce((sum, { amount }) => sum - amount, general + commuter)
  if (total === 0 && passes.length === 0) return
  post(state, {
    kind: 'forfeit',
    owner,
    lines: [
      money(cardFunds(id, 'general'), -general),
      money(cardFunds(id, 'commuter'), -commuter),
      ...onItsWay,
      money(forfeited, total),
      ...givenUp(state, passes),
    ],
    now,
  })
  drop(state, passes)
}

const givenUp = (state: BackendState, passes: readonly PassRecord[]): LedgerEntry['lines'] =>
  passes.flatMap((pass) => passGoes(pass, placeOf(state, pass.pass_id) ?? operator, operator))

function drop(state: BackendState, passes: readonly PassRecord[]): void {
  state.passes = state.passes.filter((pass) => !passes.includes(pass))
}

export function forfeitAccount(state: BackendState, owner: string, now: number): void {
  for (const card of state.fareMedia)
    if (card.owner === owner) (card.type === 'virtual' ? forfeitCard : partPasses)(state, card, now)
  const wallet = walletBalance(state, owner)
  const loose = loosePasses(state, owner)
  if (wallet === 0 && loose.length === 0) return
  post(state, {
    kind: 'forfeit',
    owner,
    lines: [money(walletAccount(owner), -wallet), money(forfeited, wallet), ...givenUp(state, loose)],
    now,
  })
  drop(state, loose)
}
