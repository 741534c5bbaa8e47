import type { FareMedium } from '../../../api/contract/fareMedia'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/dates'
import type { OperatorSettings } from '../../settings'

/** Whether something can be bought for a card, and why not. `unknown`: a status that this portal has no word for. */
export type Standing = 'good' | 'blocked' | 'suspended' | 'invalid' | 'expired' | 'unsupported' | 'unknown'

/** `Bank card`, `bank_card` and `BANK-CARD` are one kind. */
export const kindOf = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')

const knownKinds = ['virtual', 'physical', 'bank card', 'commuter benefits'] as const
export type CardKind = (typeof knownKinds)[number]

/** The kind, where it is one of the specification's. */
export const knownKind = (type: string): CardKind | undefined => knownKinds.find((kind) => kind === kindOf(type))

/** Backends spell a status in either case (decision 51); none at all, like ACTIVE, means that nothing is wrong. */
const statuses = new Map<string, Standing>([
  ['', 'good'],
  ['active', 'good'],
  ['unblocked', 'good'],
  ['blocked', 'blocked'],
  ['suspended', 'suspended'],
  ['invalid', 'invalid'],
  ['expired', 'expired'],
])

type Rules = Pick<OperatorSettings, 'operator' | 'fareCards'>

/** What stands in the way first: what the backend says, then the date, then what the operator sells for. */
export function standingOf(
  { status, expiration_date, type }: FareMedium,
  { operator, fareCards }: Rules,
  at: number = now(),
): Standing {
  const said = statuses.get((status ?? '').trim().toLowerCase()) ?? 'unknown'
  if (said !== 'good') return said
  // Good through its last day, by the operator's calendar.
  if (expiration_date && expiration_date.slice(0, 10) < dayOf(at, operator.timeZone)) return 'expired'
  return fareCards.purchasable.some((kind) => kindOf(kind) === kindOf(type)) ? 'good' : 'unsupported'
}
