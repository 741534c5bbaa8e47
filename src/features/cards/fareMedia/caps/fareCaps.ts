import type { FareCap, FareMedium } from '../../../../api/contract/cards/fareMedia'

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

/** Returns the fare cap with the fewest rides left to pay, of those that count a ride already. */
export const nearestCap = ({ fare_caps }: Pick<FareMedium, 'fare_caps'>): FareCap | undefined =>
  fare_caps?.good
    .filter(({ count }) => count > 0)
    .reduce<FareCap | undefined>(
      (best, cap) => (best && progressOf(best).left <= progressOf(cap).left ? best : cap),
      undefined,
    )
