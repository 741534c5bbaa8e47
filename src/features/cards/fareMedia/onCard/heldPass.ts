import type { CardPass, FareMedium } from '../../../../api/contract/cards/fareMedia'
import { isUsable } from '../passList/passStatus'

/** Returns the card's valid pass of a product, the one valid longest, or undefined. `today` is an ISO date. */
export function heldPass({ passes }: Pick<FareMedium, 'passes'>, product: string, today: string): CardPass | undefined {
  const endOf = ({ expiration_date }: CardPass) => expiration_date?.slice(0, 10) || '9999'
  const hasUses = ({ usable_count, used_count }: CardPass) => usable_count == null || (used_count ?? 0) < usable_count
  const held = passes.filter(
    (pass) => pass.product_uuid === product && isUsable(pass) && endOf(pass) >= today && hasUses(pass),
  )
  return held.sort((one, other) => endOf(other).localeCompare(endOf(one), 'en'))[0]
}
