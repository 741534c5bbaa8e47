import type { CardPass, FareMedium } from '../../../../api/contract/cards/fareMedia'
import { plusDays } from '../../../../shared/schedule'
import { fundsOnTheWay, isOnDevice, isUsable, passStatus } from '../../fareMedia/onDemand'

/** What is lost if a virtual card is removed (decision 47). */
export interface Holdings {
  /** General funds, commuter benefits and loads on their way, in cents. Nothing is lost with a card that owes money. */
  funds: number
  passes: string[]
}

/** Returns what a card holds; `unknown` if its balance is missing or a pass could not be read. */
export function holdingsOf(card: FareMedium): Holdings | 'unknown' {
  const { balances, passes, passesDropped } = card
  if (!balances || passesDropped > 0) return 'unknown'
  return {
    funds: Math.max(0, balances.general_funds + balances.commuter_benefits + fundsOnTheWay(card)),
    passes: passes.filter(isUsable).map(({ pass_id }) => pass_id),
  }
}

/** Returns the usable passes on a phone: they leave it with their card. */
export const onPhones = ({ passes }: FareMedium): CardPass[] =>
  passes.filter((pass) => isOnDevice(pass) && isUsable(pass))

export const isEmpty = (holdings: Holdings | 'unknown'): boolean =>
  holdings !== 'unknown' && holdings.funds === 0 && holdings.passes.length === 0

/** Days before the last one from which a pass expires soon. */
const soonDays = 7

/** Checks whether a usable pass ends today or within a week. `today` is an ISO date. */
export function expiresSoon(pass: CardPass, today: string): boolean {
  const last = pass.expiration_date?.slice(0, 10)
  if (!last || !isUsable(pass) || last < today) return false
  return last <= plusDays(today, soonDays)
}

/** Returns passes that are active or expire soon, the first to end first. */
export function passesToName({ passes }: FareMedium, today: string): CardPass[] {
  const end = ({ expiration_date }: CardPass) => expiration_date ?? '9999'
  return passes
    .filter((pass) => passStatus(pass) === 'active' || expiresSoon(pass, today))
    .sort((one, other) => (end(one) < end(other) ? -1 : 1))
}
