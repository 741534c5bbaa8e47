import type { Activity } from '../../api/contract/cards/cardHistory'
import { booksOf } from '../ledger/books'
import type { CardMove } from '../ledger/cardMoves'
import { generalFunds, valueOnItsWay } from '../ledger/funds'
import { isToldTo } from '../rules/cards/stays'
import type { Happened } from '../rules/cards/stays'
import { labelsOf } from '../rules/paying/paymentLabels'
import type { EntryKind, NamedCard } from '../state/ledger'
import type { CardEventRecord, TapRecord } from '../state/cards/cardHistory'
import type { BackendState } from '../state'
import type { Localized } from '../words/language'

export interface ActivityRow {
  activity_id: string
  faremedia_id: string
  /** ISO 8601, UTC. */
  date_time: string
  type: string
  description: Localized | null
  /** The card at the other end of a transfer. */
  other_card?: NamedCard
  /** In cents. */
  amount: number
  /** The general funds of the card afterwards. */
  balance: number
  state: NonNullable<Activity['state']>
  /** The instant from which value on its way can be spent. */
  usable_from?: string
  fare_reason: Localized | null
}

/** What is there before the books begin, or is given up with a card, is no part of its history. */
const untold: readonly EntryKind[] = ['opening', 'forfeit']

/**
 * Returns what has happened to a card, the oldest first, read from the ledger and from what was done with the card: all of
 * it, or what its present rider is told. Value that is still on its way has not happened yet. Of two at the same time, what
 * was done with the card comes first.
 */
export function activityOf(state: BackendState, id: string, rider?: string): ActivityRow[] {
  const events = state.cardEvents.filter(({ faremedia_id }) => faremedia_id === id)
  const moves = booksOf(state).byCard.get(id) ?? []
  const isTold = toldOf(state, id, rider)
  let balance = 0
  return [
    ...events.map((event) => ({ at: event.date_time, event })),
    ...moves.map((move) => ({ at: move.entry.at, move })),
  ]
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .flatMap((happened) => {
      if ('event' in happened)
        return isTold({ activity: happened.event.event_id }) ? [eventRow(happened.event, balance)] : []
      const { amount, entry } = happened.move
      balance += amount
      const isHidden = untold.includes(entry.kind) || !isTold({ entry: entry.number })
      return isHidden ? [] : [moveRow(state, happened.move, { rider, balance })]
    })
}

/** Returns what tells whether a rider is told something that happened to a card. */
function toldOf({ fareMedia }: BackendState, id: string, rider: string | undefined): (happened: Happened) => boolean {
  const card = fareMedia.find(({ faremedia_id }) => faremedia_id === id)
  return (happened) => card === undefined || rider === undefined || isToldTo(card, rider, happened)
}

const eventRow = ({ event_id, ...event }: CardEventRecord, balance: number): ActivityRow => ({
  ...{ ...event, activity_id: event_id },
  ...{ amount: 0, balance, state: 'posted', fare_reason: null },
})

interface Reader {
  rider: string | undefined
  balance: number
}

function moveRow(state: BackendState, move: CardMove, { rider, balance }: Reader): ActivityRow {
  const { card, entry, line, amount } = move
  const { notes } = entry
  const [from, to] = notes?.between ?? []
  const other_card = amount < 0 ? to : from
  return {
    ...{ activity_id: `activity-${entry.number}-${line}`, faremedia_id: card, date_time: entry.at },
    ...{ type: typeOf(move), description: wordsFor(state, move, rider) ?? null, ...(other_card && { other_card }) },
    ...{ amount, balance, state: notes?.isSettling ? 'pending' : 'posted', fare_reason: notes?.fare_reason ?? null },
  }
}

function typeOf({ entry: { kind }, product, amount }: CardMove): string {
  if (product !== undefined) return 'pass'
  if (kind === 'transfer') return amount < 0 ? 'transfer out' : 'transfer in'
  return kind === 'order' ? 'load' : kind === 'cap' ? 'ride' : kind
}

/**
 * A pass has the name of its product; value says by which order it came, or where it was put on the card. How somebody else
 * has paid is not told.
 */
function wordsFor(state: BackendState, { entry, product, hasLeft }: CardMove, rider?: string): Localized | undefined {
  const name = state.products.find(({ uuid }) => uuid === product)?.name
  if (name && entry.kind === 'renewal') return { en: `${name.en} renewed`, fr: `Renouvellement : ${name.fr}` }
  if (name && hasLeft)
    return entry.kind === 'refund'
      ? { en: `${name.en} refunded`, fr: `Remboursement : ${name.fr}` }
      : { en: `${name.en} moved from this card`, fr: `Retiré de cette carte : ${name.fr}` }
  if (product !== undefined || entry.notes?.description) return name ?? entry.notes?.description
  const order = state.orders.find(({ order_id }) => order_id === entry.record)
  if (!order) return undefined
  if (rider !== undefined && order.owner !== rider) return { en: 'Online', fr: 'En ligne' }
  const by = labelsOf(order.payments.map(({ method }) => method))
  return { en: `Online, ${by.en}`, fr: `En ligne, ${by.fr}` }
}

/** Returns the value that a card has not got yet, as its history tells it. What is older than the books has no time. */
export const loadsOnTheirWay = (state: BackendState, id: string, rider: string): ActivityRow[] =>
  valueOnItsWay(state, id).flatMap(({ amount, usable_from, entry }) => {
    const cause = booksOf(state).byNumber.get(entry)
    if (!cause || cause.kind === 'opening' || !toldOf(state, id, rider)({ entry })) return []
    return [
      {
        ...{ activity_id: `pending-${cause.number}-${amount}`, faremedia_id: id, date_time: cause.at },
        ...{ type: cause.kind === 'autoload' ? 'autoload' : 'load', description: null, fare_reason: null },
        ...{ amount, balance: generalFunds(state, id), state: 'pending', usable_from },
      },
    ]
  })

/** Returns the taps of a bank card, as its rider is told them. */
export function tapsOf(state: BackendState, id: string, rider: string): TapRecord[] {
  const isTold = toldOf(state, id, rider)
  return state.taps.filter(({ faremedia_id, tap_id }) => faremedia_id === id && isTold({ activity: tap_id }))
}
