import { fundsOf } from '../mocks/ledger/funds'
import { money, post } from '../mocks/ledger/post'
import type { BackendState } from '../mocks/state'

/** The operator's service desk puts right what an account holds: afterwards it is this many cents. */
export function adjustFunds(state: BackendState, account: string, amount: number): void {
  const now = Date.parse(state.ledger.at(-1)?.at ?? '')
  post(state, { kind: 'adjustment', lines: [money(account, amount - fundsOf(state, account))], now })
}
