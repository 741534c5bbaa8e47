import type { LedgerEntry, PassLine } from '../state/ledger'
import { cardIn } from './cardIn'

/** What an entry did to one card: it moved its general funds, or brought a pass to it, or was a ride without a fare. */
export interface CardMove {
  card: string
  entry: LedgerEntry
  /** The place of the line in its entry. */
  line: number
  /** In cents. */
  amount: number
  /** The uuid of the product of the pass that came. */
  product?: string
}

/** Returns what an entry did to cards, line by line. Value that is not on its card yet does nothing to it. */
export function cardMovesOf(entry: LedgerEntry): CardMove[] {
  const moves = entry.lines.flatMap((line, at): CardMove[] => {
    if ('amount' in line) {
      const [kind, card = '', fund] = line.account.split(':')
      return kind === 'card' && fund === 'general' ? [{ card, entry, line: at, amount: line.amount }] : []
    }
    const card = line.direction === 'in' ? cardIn(line.account) : undefined
    return card !== undefined && isNewOn(card, line, entry)
      ? [{ card, entry, line: at, amount: 0, product: line.product }]
      : []
  })
  const isRide = entry.kind === 'ride' || entry.kind === 'cap'
  return isRide && moves.length === 0 && entry.record !== null
    ? [{ card: entry.record, entry, line: 0, amount: 0 }]
    : moves
}

/** A pass that only goes to a phone, or comes back from one, was on its card before. One that renews begins again. */
const isNewOn = (card: string, { pass_id }: PassLine, { kind, lines }: LedgerEntry): boolean =>
  kind === 'renewal' ||
  !lines.some(
    (other) =>
      'direction' in other && other.pass_id === pass_id && other.direction === 'out' && cardIn(other.account) === card,
  )
