import * as codes from '../../../api/contract/base/errorCodes'
import type { payOutWallet } from '../../../api/contract/account/wallet'
import type { PayoutRecord } from '../../state/account/closing'
import { nextNumber } from '../../state/tester/counters'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import { methodAccount } from '../../ledger/accounts'
import { walletBalance } from '../../ledger/funds'
import { money, post } from '../../ledger/post'
import { loadingMethod } from '../autoload/methodCharge'
import { walletOf } from '../autoload/wallets'
import { chargedOf, labelOf } from '../paying/paymentLabels'
import { refuse } from '../base/refusal'
import type { SentAnswer } from '../base/sentAnswer'

/** Moves the whole balance of a rider's wallet, to what can also load one. */
export function payOut(state: BackendState, owner: string, id: string, now: number): PayoutRecord {
  const method = loadingMethod(state, owner, id)
  const wallet = walletOf(state, owner)
  const amount = walletBalance(state, owner)
  if (!wallet || amount === 0) refuse(codes.fundsTooLow)
  const payout_id = `payout-${nextNumber(state, 'payout')}`
  post(state, {
    kind: 'payout',
    owner,
    record: payout_id,
    lines: [money(methodAccount(wallet), -amount), money(methodAccount(method), amount)],
    now,
  })
  const payout = { payout_id, date: new Date(now).toISOString(), amount, method_id: id, method: chargedOf(method) }
  state.payouts.push(payout)
  return payout
}

export const payoutAnswer = (
  { payout_id, date, amount, method }: PayoutRecord,
  language: Language,
): SentAnswer<typeof payOutWallet> => ({
  payout_id,
  receipt_number: payout_id.replace('payout-', 'W-'),
  date,
  amount,
  paid_to: labelOf(method)[language],
  method,
})

export const payoutOf = ({ payouts }: BackendState, id: string | null | undefined): PayoutRecord | undefined =>
  payouts.find(({ payout_id }) => payout_id === id)
