import type { FareMediumRecord } from '../state/cards/fareCards'
import type { LedgerEntry, MoneyLine } from '../state/ledger'
import type { BackendState } from '../state'

/** Changes the funds of one account as an entry says. Accounts outside, such as the operator's, hold nothing here. */
export function changeFunds(state: BackendState, entry: LedgerEntry, { account, amount }: MoneyLine): void {
  const [kind, id = '', fund] = account.split(':')
  if (kind === 'card') {
    const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === id)
    if (!card) throw new Error(`${entry.number} moves money of ${id}, which is gone`)
    if (fund === 'general') card.balances.general_funds += amount
    else if (fund === 'commuter') card.balances.commuter_benefits += amount
    else if (amount > 0)
      card.pending_loads.push({ amount, usable_from: entry.usable_from ?? entry.at, entry: entry.number })
    else takePending(card, entry, amount)
  }
  if (kind === 'method') {
    const method = state.paymentMethods.find((own) => own.id === id)
    if (typeof method?.balance === 'number') method.balance += amount
  }
  if (kind === 'wallet') changeWallet(state, id, amount)
}

/** What has arrived or was given up is no longer on its way. */
function takePending(card: FareMediumRecord, { cause, number }: LedgerEntry, amount: number): void {
  const at = card.pending_loads.findIndex((load) => load.amount === -amount && (cause === null || load.entry === cause))
  if (at < 0) throw new Error(`${number} takes ${-amount}, which is not on its way`)
  card.pending_loads.splice(at, 1)
}

/** A rider has a wallet from the first money on. */
function changeWallet({ paymentMethods }: BackendState, owner: string, amount: number): void {
  const wallet = paymentMethods.find((method) => method.owner === owner && method.type === 'wallet')
  if (wallet) wallet.balance = (wallet.balance ?? 0) + amount
  else
    paymentMethods.push({
      id: `pay-wallet-${owner}`,
      owner,
      type: 'wallet',
      nickname: null,
      balance: amount,
      is_default: false,
    })
}
