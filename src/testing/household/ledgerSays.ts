import { isMoney } from '../../mocks/ledger/post'
import type { LedgerEntry } from '../../mocks/state/ledger'

export const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Returns by how much entries have changed an account. */
export const changeOf = (entries: readonly LedgerEntry[], account: string) =>
  sumOf(
    entries.flatMap(({ lines }) =>
      lines.flatMap((line) => (isMoney(line) && line.account === account ? line.amount : [])),
    ),
  )

/** What an account held at an instant: after each entry of that instant, or after the last one before it. */
export function fundsOn(ledger: readonly LedgerEntry[], account: string, at: string): number[] {
  const before = changeOf(
    ledger.filter((entry) => entry.at < at),
    account,
  )
  const then = ledger.filter((entry) => entry.at === at)
  return then.map((_, last) => before + changeOf(then.slice(0, last + 1), account))
}

/** Returns where each pass is, by the ledger. */
export function placesIn(ledger: readonly LedgerEntry[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const line of ledger.flatMap(({ lines }) => lines))
    if (!isMoney(line) && line.direction === 'in') places.set(line.pass_id, line.account)
  return places
}
