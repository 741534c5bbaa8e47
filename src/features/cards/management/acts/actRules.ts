import type { CardPass, FareMedium } from '../../../../api/contract/cards/fareMedia'
import { knownKind } from '../../fareMedia/onDemand'
import type { Standing } from '../../fareMedia/onDemand'
import { isOnDevice, isUsable, passStatus } from '../../fareMedia/onDemand'

/** What a rider can do with a card, by its kind and standing. Undefined: not offered, with the reason. */
export interface CardActs {
  /** Only our own cards are blocked here: banks and employers block theirs. */
  use?: 'block' | 'unblock'
  /** A virtual card ceases to exist; any other card leaves the account. */
  removal?: 'unlink' | 'remove'
}

export function actsOf(card: Pick<FareMedium, 'type'>, standing: Standing): CardActs {
  const kind = knownKind(card.type)
  const isOurs = kind === 'virtual' || kind === 'physical'
  const isInUse = standing === 'good' || standing === 'unsupported'
  return {
    use: !isOurs ? undefined : standing === 'blocked' ? 'unblock' : isInUse ? 'block' : undefined,
    removal: kind === 'virtual' ? 'remove' : kind && 'unlink',
  }
}

/** What is lost if a virtual card is removed (decision 47). */
export interface Holdings {
  /** General funds, commuter benefits and loads on their way, in cents. */
  funds: number
  passes: string[]
}

/** Returns what a card holds; `unknown` if its balance is not told or a pass could not be read. */
export function holdingsOf({ balances, pending_loads, passes, passesDropped }: FareMedium): Holdings | 'unknown' {
  if (!balances || passesDropped > 0) return 'unknown'
  const onTheWay = (pending_loads ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return {
    funds: balances.general_funds + balances.commuter_benefits + onTheWay,
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
  return Date.parse(last) - Date.parse(today) <= soonDays * 86_400_000
}

/** Returns passes that are active or expire soon, the first to end first. */
export function passesToName({ passes }: FareMedium, today: string): CardPass[] {
  const end = ({ expiration_date }: CardPass) => expiration_date ?? '9999'
  return passes
    .filter((pass) => passStatus(pass) === 'active' || expiresSoon(pass, today))
    .sort((one, other) => (end(one) < end(other) ? -1 : 1))
}
