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

/** Returns an activity's type if the portal has a text for it, whatever its spelling. */
export const activityType = (type: string): ActivityType | undefined =>
  types.find((known) => known === type.trim().toLowerCase().replace(/[_-]+/g, ' '))

/** Whether a transfer brought money to the card. */
export const isIncoming = ({ type, amount }: Pick<Activity, 'type' | 'amount'>): boolean =>
  activityType(type) === 'transfer in' || (activityType(type) !== 'transfer out' && (amount ?? 0) > 0)

/** Whether an entry is final: only one that says so is. */
export const isPosted = ({ state }: { state?: string | null }): boolean => state?.trim().toLowerCase() === 'posted'

interface TravelDay {
  day: string
  taps: Tap[]
  /** The sum of the fares that are known, in cents; undefined if none is. */
  fares: number | undefined
  /** Whether a fare may still change. */
  isOpen: boolean
}

/** Returns the taps by travel day, in the order in which they come. */
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
  /** Rides to pay in a period. */
  toPay: number
  /** Rides to pay until the next one is free. */
  left: number
}

/** Returns how far a fare cap is: "ride free on" the fifth ride means that four are paid. */
export function progressOf({ count, ride_free_on }: Pick<FareCap, 'count' | 'ride_free_on'>): CapProgress {
  const toPay = ride_free_on - 1
  const counted = Math.min(count, toPay)
  return { counted, toPay, left: toPay - counted }
}

/** Whether an activity moved money, so that its amount can be wrong. */
export const isCharge = ({ amount }: Pick<Activity, 'amount'>): boolean => typeof amount === 'number' && amount !== 0
