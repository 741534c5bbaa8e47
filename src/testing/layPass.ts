import { operator } from '../mocks/ledger/accounts'
import { passGoes, post } from '../mocks/ledger/post'
import type { BackendState } from '../mocks/state'
import type { PassRecord } from '../mocks/state/cards/passes'

/** Gives somebody a pass at a place (`ledger/places.ts`), as the operator does by hand. */
export function layPass(state: BackendState, pass: PassRecord, place: string): void {
  state.passes.push(pass)
  const now = Date.parse(state.ledger.at(-1)?.at ?? '2026-11-22T15:00:00Z')
  post(state, { kind: 'adjustment', lines: passGoes(pass, operator, place), now })
}
