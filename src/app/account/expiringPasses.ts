import type { CardPass, FareMedium } from '../../api/contract/cards/fareMedia'
import { isUsable } from '../../features/cards/fareMedia/onDemand'

export interface ExpiringPass {
  card: FareMedium
  pass: CardPass
  /** ISO date. */
  day: string
}

const daysAhead = 7

/** Returns the usable passes of all cards that expire within a week, the first one first. `today`: an ISO date. */
export function expiringPasses(cards: FareMedium[], today: string): ExpiringPass[] {
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  return cards
    .flatMap((card) =>
      card.passes.flatMap((pass) => {
        const day = pass.expiration_date?.slice(0, 10) ?? ''
        return isUsable(pass) && day >= today && day <= last ? [{ card, pass, day }] : []
      }),
    )
    .sort((one, other) => one.day.localeCompare(other.day, 'en'))
}
