import type { LedgerEntry, PassLine } from '../state/ledger'
import { cardIn } from './cardIn'

/** What an entry did to one card: it moved its general funds, brought or took a pass, or was a ride without a fare. */
export interface CardMove {
  card: string
  entry: LedgerEntry
  /** The place of the line in its entry. */
  line: number
  /** In cents. */
  amount: number
  /** The uuid of the product of the pass that came or left. */
  product?: string
  hasLeft?: boolean
}

/** Returns what an entry did to cards, line by line. Value that is not on its card yet does nothing to it. */
export function cardMovesOf(entry: LedgerEntry): CardMove[] {
  const moves = entry.lines.flatMap((line, at): CardMove[] => {
    if ('amount' in line) {
      const [kind, card = '', fund] = line.account.split(':')
      return kind === 'card' && fund === 'general' ? [{ card, entry, line: at, amount: line.amount }] : []
    }
    const card = cardIn(line.account)
    if (card === undefined) return []
    const move = { card, entry, line: at, amount: 0 }
    if (line.direction === 'in') return isNewOn(card, line, entry) ? [{ ...move, product: line.product }] : []
    const arrival = otherEnd(line, entry)
    return arrival && hasLeft(card, arrival, entry) ? [{ ...move, product: arrival.product, hasLeft: true }] : []
  })
  const isRide = entry.kind === 'ride' || entry.kind === 'cap'
  return isRide && moves.length === 0 && entry.record !== null
    ? [{ card: entry.record, entry, line: 0, amount: 0 }]
    : moves
}

/** A pass that only goes to a phone, or comes back from one, was on its card before. One that renews begins again. */
function isNewOn(card: string, line: PassLine, entry: LedgerEntry): boolean {
  const start = otherEnd(line, entry)
  return entry.kind === 'renewal' || start === undefined || cardIn(start.account) !== card
}

/** A card tells when a pass leaves it, or is refunded, but not when one that was used up goes into its rider's past. */
const hasLeft = (card: string, { account }: PassLine, { kind }: LedgerEntry): boolean =>
  cardIn(account) !== card && (kind === 'refund' || !(account.startsWith('cloud:') && account.endsWith(`:${card}`)))

/** Returns where a pass came from that arrives, or where one goes that leaves. */
const otherEnd = ({ pass_id, direction }: PassLine, { lines }: LedgerEntry): PassLine | undefined =>
  lines.find((other) => 'direction' in other && other.pass_id === pass_id && other.direction !== direction) as
    | PassLine
    | undefined
