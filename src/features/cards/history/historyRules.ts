import type { Activity, Tap } from '../../../api/contract/cards/cardHistory'
import type { FareCap } from '../../../api/contract/cards/fareMedia'

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

interface TravelDay {
  day: string
  taps: Tap[]
  /** The sum of the known fares in cents; undefined if none is known. */
  fares: number | undefined
  isOpen: boolean
}

/** Returns the taps by travel day, in the order in which they came. */
export function byTravelDay(taps: readonly Tap[]): TravelDay[] {
  const days = new Map<string, Tap[]>()
  for (const tap of taps) days.set(tap.travel_day, [...(days.get(tap.travel_day) ?? []), tap])
  return [...days].map(([day, ridden]) => ({
    day,
    taps: ridden,
    fares: ridden.reduce<number | undefined>(
      (sum, { fare }) => (typeof fare === 'number' ? (sum ?? 0) + fare : sum),
      undefined,
    ),
    isOpen: ridden.some((tap) => !isPosted(tap) || typeof tap.fare !== 'number'),
  }))
}

interface CapProgress {
  /** Rides that count, at most as many as have to be paid. */
  counted: number
  toPay: number
  left: number
}

/** Returns the progress of a fare cap: "ride free on" the fifth ride means that four are paid. */
export function progressOf({ count, ride_free_on }: Pick<FareCap, 'count' | 'ride_free_on'>): CapProgress {
  const toPay = ride_free_on - 1
  const counted = Math.min(count, toPay)
  return { counted, toPay, left: toPay - counted }
}

/** Checks whether an activity moved money, so that its amount can be wrong. */
export const isCharge = ({ amount }: Pick<Activity, 'amount'>): boolean => typeof amount === 'number' && amount !== 0
