import type { Activity, Tap } from '../../../api/contract/cards/cardHistory'
import { byDay } from '../../../shared/lists/days/byDay'
import type { RowsOfPage } from '../../../shared/lists/days/byDay'

const types = [
  'ride',
  'load',
  'autoload',
  'transfer in',
  'transfer out',
  'pass',
  'refund',
  'adjustment',
  'block',
  'unblock',
  'link',
  'rename',
] as const
export type ActivityType = (typeof types)[number]

/** Returns the type if the portal has a text for it, in any spelling. */
export const activityType = (type: string): ActivityType | undefined =>
  types.find((known) => known === type.trim().toLowerCase().replace(/[_-]+/g, ' '))

export const isIncoming = ({ type, amount }: Pick<Activity, 'type' | 'amount'>): boolean =>
  activityType(type) === 'transfer in' || (activityType(type) !== 'transfer out' && (amount ?? 0) > 0)

/** An entry is final only if it says so. */
export const isPosted = ({ state }: { state?: string | null }): boolean => state?.trim().toLowerCase() === 'posted'

/** Checks whether an entry is value that the card has not got yet. A ride that is pending is in the balance already. */
function isOnItsWay({ type, state, usable_from }: Activity): boolean {
  const known = activityType(type)
  return state?.trim().toLowerCase() === 'pending' && (!!usable_from || known === 'load' || known === 'autoload')
}

/** Returns the known amounts, in cents, by which entries have changed the card's balance. */
export const changesOf = (entries: readonly Activity[]): number[] =>
  entries.flatMap((entry) => (isOnItsWay(entry) ? [] : (entry.amount ?? [])))

/** Returns the fares of the rides, in cents; none if one of them is not known. A ride that was free costs nothing. */
export function faresOf(entries: readonly Activity[]): number[] {
  const fares = entries.filter(({ type }) => activityType(type) === 'ride').map(({ amount }) => amount)
  return fares.every((fare) => typeof fare === 'number') ? fares.map((fare) => Math.max(0, -fare)) : []
}

interface TravelDay {
  day: string
  taps: Tap[]
  /** The sum of the known fares in cents; undefined if none is known. */
  fares: number | undefined
  isOpen: boolean
  /** All taps of the day are on this page. */
  isWhole: boolean
}

/** Returns the taps of a page by travel day, in the order in which they came. */
export function byTravelDay(page: RowsOfPage<Tap>): TravelDay[] {
  return byDay(page, ({ travel_day }) => travel_day).map(({ day, rows, isWhole }) => ({
    day,
    isWhole,
    taps: rows,
    fares: rows.reduce<number | undefined>(
      (sum, { fare }) => (typeof fare === 'number' ? (sum ?? 0) + fare : sum),
      undefined,
    ),
    isOpen: rows.some((tap) => !isPosted(tap) || typeof tap.fare !== 'number'),
  }))
}

/** Checks whether an activity moved money, so that its amount can be wrong. */
export const isCharge = ({ amount }: Pick<Activity, 'amount'>): boolean => typeof amount === 'number' && amount !== 0
