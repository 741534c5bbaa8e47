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

/** In any spelling. */
export const activityType = (type: string): ActivityType | undefined =>
  types.find((known) => known === type.trim().toLowerCase().replace(/[_-]+/g, ' '))

export const isIncoming = ({ type, amount }: Pick<Activity, 'type' | 'amount'>): boolean =>
  activityType(type) === 'transfer in' || (activityType(type) !== 'transfer out' && (amount ?? 0) > 0)

/** Only if it says so. */
export const isPosted = ({ state }: { state?: string | null }): boolean => state?.trim().toLowerCase() === 'posted'

interface TravelDay {
  day: string
  taps: Tap[]
  /** Known ones, cents; undefined for none. */
  fares: number | undefined
  /** A fare may change. */
  isOpen: boolean
}

/** In their order. */
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
  /** At most those to pay. */
  counted: number
  toPay: number
  /** Until the next is free. */
  left: number
}

/** Free on the fifth means four are paid. */
export function progressOf({ count, ride_free_on }: Pick<FareCap, 'count' | 'ride_free_on'>): CapProgress {
  const toPay = ride_free_on - 1
  const counted = Math.min(count, toPay)
  return { counted, toPay, left: toPay - counted }
}

/** Its amount can be wrong. */
export const isCharge = ({ amount }: Pick<Activity, 'amount'>): boolean => typeof amount === 'number' && amount !== 0
