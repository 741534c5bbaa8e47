import type { CardPass, FareMedium } from '../../../../api/contract/cards/fareMedia'
import { knownKind } from '../../fareMedia/onDemand'
import type { Standing } from '../../fareMedia/onDemand'
import { isOnDevice, isUsable, passStatus } from '../../fareMedia/onDemand'

/** What a rider can do with a card, by its kind and standing. Undefined: not offered, and the page says why. */
export interface CardActs {
  /** Only our own cards are blocked here: a bank or an employer blocks its own. */
  use?: 'block' | 'unblock'
  /** A virtual card ceases to exist; every other card only leaves the account. */
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
  /** The ids of the passes that can still be used. */
  passes: string[]
}

/** Returns what a card holds; `unknown` if the backend does not tell its balance, or a pass could not be read. */
export function holdingsOf({ balances, pending_loads, passes, passesDropped }: FareMedium): Holdings | 'unknown' {
  if (!balances || passesDropped > 0) return 'unknown'
  const onTheWay = (pending_loads ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return {
    funds: balances.general_funds + balances.commuter_benefits + onTheWay,
    passes: passes.filter(isUsable).map(({ pass_id }) => pass_id),
  }
}

/** Returns the usable passes that are stored on a phone: they leave it when their card leaves the account. */
export const onPhones = ({ passes }: FareMedium): CardPass[] =>
  passes.filter((pass) => isOnDevice(pass) && isUsable(pass))

export const isEmpty = (holdings: Holdings | 'unknown'): boolean =>
  holdings !== 'unknown' && holdings.funds === 0 && holdings.passes.length === 0

/** Days before its last one from which a pass is said to expire soon. */
const soonDays = 7

/** Checks whether the last day of a usable pass is today or within a week. Takes an ISO date for today. */
export function expiresSoon(pass: CardPass, today: string): boolean {
  const last = pass.expiration_date?.slice(0, 10)
  if (!last || !isUsable(pass) || last < today) return false
  return Date.parse(last) - Date.parse(today) <= soonDays * 86_400_000
}

/** Returns the passes that a card's summary names: those that are active or expire soon, the first to expire first. */
export function passesToName({ passes }: FareMedium, today: string): CardPass[] {
  const end = ({ expiration_date }: CardPass) => expiration_date ?? '9999'
  return passes
    .filter((pass) => passStatus(pass) === 'active' || expiresSoon(pass, today))
    .sort((one, other) => (end(one) < end(other) ? -1 : 1))
}
